import { EmojiPicker, type EmojiData } from 'frimousse';
import { useEffect, useRef } from 'react';
import styles from './emoji-panel.module.css';

/** Devices that are a few years old show newer emoji as boxes. */
const NEWEST_VERSION = 14;

/** Group of the components that emoji are made of. */
const COMPONENTS = 2;

const TONES = [1, 2, 3, 4, 5];

/** All emoji with English names, loaded from this site so that searches stay private. */
async function loadEmojiData(): Promise<EmojiData> {
  const [{ default: data }, { default: messages }] = await Promise.all([
    import('emojibase-data/en/data.json'),
    import('emojibase-data/en/messages.json'),
  ]);
  return {
    locale: 'en',
    emojis: data.flatMap(({ emoji, group, label, version, tags = [], skins = [] }) => {
      if (group === undefined || group === COMPONENTS || version > NEWEST_VERSION) return [];
      const [light, mediumLight, medium, mediumDark, dark] = TONES.map(
        (tone) => skins.find((skin) => skin.tone === tone)?.emoji,
      );
      const inTones =
        light && mediumLight && medium && mediumDark && dark
          ? { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark }
          : undefined;
      return [{ emoji, category: group, label, version, tags, ...(inTones ? { skins: inTones } : {}) }];
    }),
    categories: messages.groups
      .filter(({ order }) => order !== COMPONENTS)
      .map(({ order, message }) => ({ index: order, label: message })),
    skinTones: {
      light: 'Light',
      'medium-light': 'Medium light',
      medium: 'Medium',
      'medium-dark': 'Medium dark',
      dark: 'Dark',
    },
  };
}

export function EmojiPanel({ onPick }: { onPick: (emoji: string) => void }) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  return (
    <EmojiPicker.Root
      className={styles.root}
      columns={8}
      resolveEmojiData={loadEmojiData}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <EmojiPicker.Search ref={search} className={styles.search} aria-label="Search emoji" placeholder="Search" />
      <EmojiPicker.Viewport className={styles.viewport}>
        <EmojiPicker.Loading className={styles.word}>Loading…</EmojiPicker.Loading>
        <EmojiPicker.Empty className={styles.word}>No emoji found.</EmojiPicker.Empty>
        <EmojiPicker.List
          components={{
            CategoryHeader: ({ category, ...props }) => (
              <div {...props} className={styles.category}>
                {category.label}
              </div>
            ),
            Row: ({ children, ...props }) => (
              <div {...props} className={styles.row}>
                {children}
              </div>
            ),
            Emoji: ({ emoji, ...props }) => (
              <button {...props} type="button" className={styles.emoji}>
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}
