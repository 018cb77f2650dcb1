import { EmojiPicker } from 'frimousse';
import { useEffect, useRef } from 'react';
import { loadEmojiData } from './emoji-data';
import styles from './emoji-panel.module.css';

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
              <button {...props} className={styles.emoji}>
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}
