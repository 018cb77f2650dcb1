import type { EmojiData } from 'frimousse';

/** Devices that are a few years old show newer emoji as boxes. */
const NEWEST_VERSION = 14;

/** Group of the components that emoji are made of. */
const COMPONENTS = 2;

const TONES = [1, 2, 3, 4, 5];

/** All emoji with English names, loaded from this site so that searches stay private. */
export async function loadEmojiData(): Promise<EmojiData> {
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
