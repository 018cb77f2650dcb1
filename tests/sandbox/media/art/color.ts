/** A matching set of colors, from dark to light, with an accent. */
export type Palette = { deep: string; base: string; mid: string; glow: string; accent: string };

export const PALETTES = {
  dusk: { deep: '#1b1035', base: '#47207c', mid: '#8a4fc4', glow: '#ff8fb0', accent: '#ffc46b' },
  lagoon: { deep: '#07222e', base: '#10505f', mid: '#2b9794', glow: '#a9ecd0', accent: '#ffb45e' },
  brick: { deep: '#3b1410', base: '#8f3722', mid: '#d8703f', glow: '#ffcf9c', accent: '#2f7f83' },
  fern: { deep: '#10261a', base: '#265c3d', mid: '#64a062', glow: '#e6eeb0', accent: '#f2855e' },
  sky: { deep: '#12244a', base: '#3162ad', mid: '#7bade3', glow: '#ffe4c6', accent: '#f46a5b' },
  rose: { deep: '#40122b', base: '#9f2f60', mid: '#e67193', glow: '#ffd6c8', accent: '#3d8294' },
  sand: { deep: '#3d2b1c', base: '#98754d', mid: '#dcb987', glow: '#fff0d2', accent: '#2f7f86' },
  gold: { deep: '#0f1320', base: '#28304a', mid: '#55638f', glow: '#f4c968', accent: '#e5644b' },
  mint: { deep: '#0e2e33', base: '#2b7a78', mid: '#82cbbb', glow: '#f8f4dc', accent: '#f07b6a' },
  ember: { deep: '#2a0f2e', base: '#72275c', mid: '#cb506d', glow: '#ffb678', accent: '#4bb6b0' },
  neon: { deep: '#0d1240', base: '#2d37a8', mid: '#6779ee', glow: '#ffb6d5', accent: '#ffd666' },
  olive: { deep: '#2b2a12', base: '#6f6d2e', mid: '#b9b35b', glow: '#ffe4be', accent: '#c8553d' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Palettes that suit the same person in another light. */
export const KINDRED: Record<PaletteName, readonly PaletteName[]> = {
  dusk: ['neon', 'ember', 'rose', 'lagoon'],
  lagoon: ['mint', 'sky', 'gold'],
  brick: ['ember', 'sand', 'gold', 'lagoon'],
  fern: ['mint', 'olive', 'sky'],
  sky: ['lagoon', 'neon', 'rose'],
  rose: ['ember', 'dusk', 'mint'],
  sand: ['brick', 'mint', 'sky'],
  gold: ['neon', 'brick', 'lagoon', 'ember'],
  mint: ['lagoon', 'sky', 'sand'],
  ember: ['dusk', 'brick', 'neon'],
  neon: ['dusk', 'lagoon', 'ember'],
  olive: ['fern', 'brick', 'lagoon'],
};

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colors: 0 returns the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [channels(from), channels(to)];
  const blended = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * amount));
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (color: string, amount: number): string => mix(color, '#fff8ee', amount);
export const darker = (color: string, amount: number): string => mix(color, '#120a1c', amount);
