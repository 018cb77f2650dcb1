/** Colors of a text story, as `#rrggbb` (contract B.10). */
export interface StoryColors {
  text: string;
  background: string;
}

export interface StoryLook extends StoryColors {
  key: string;
  label: string;
}

/** Color schemes for text stories. A unit test checks that each has a contrast of at least 4.5:1. */
export const STORY_LOOKS: readonly [StoryLook, ...StoryLook[]] = [
  { key: 'plum', label: 'Plum', text: '#ffffff', background: '#5f1f4a' },
  { key: 'rose', label: 'Rose', text: '#ffffff', background: '#b01e52' },
  { key: 'ocean', label: 'Ocean', text: '#ffffff', background: '#0b4f6c' },
  { key: 'forest', label: 'Forest', text: '#ffffff', background: '#14532d' },
  { key: 'night', label: 'Night', text: '#f3f0f8', background: '#17131f' },
  { key: 'sun', label: 'Sun', text: '#2b1d00', background: '#ffd166' },
  { key: 'mint', label: 'Mint', text: '#06322a', background: '#a7e8d2' },
  { key: 'paper', label: 'Paper', text: '#3d2b1f', background: '#fdf2e1' },
];

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

interface ColoredStory {
  textColor?: string | null;
  textStyle?: { backgroundColor?: string } | null;
}

/** Returns the colors of a story; null unless both are valid, because one alone doesn't guarantee contrast. */
export function storyColors({ textColor, textStyle }: ColoredStory): StoryColors | null {
  const background = textStyle?.backgroundColor;
  return textColor && background && HEX_COLOR.test(textColor) && HEX_COLOR.test(background)
    ? { text: textColor, background }
    : null;
}
