import { darker, lighter, mix, PALETTES } from './color';
import type { HairColor, Look } from './cast';
import type { Palette } from './color';

const SKIN = ['#f8d9c4', '#f2c6a4', '#e6b088', '#d49a6c', '#b97b50', '#9a633f', '#7c4c30', '#643b27'] as const;
const HAIR: Record<HairColor, string> = {
  black: '#221c24',
  brown: '#54342a',
  blond: '#d9ae68',
  red: '#a9472a',
  white: '#e2dcd6',
};

export type Tones = {
  skin: string;
  shade: string;
  light: string;
  lip: string;
  blush: string;
  hair: string;
  hairLight: string;
  brow: string;
  cloth: string;
  clothShade: string;
  trim: string;
  palette: Palette;
};

export function getTones(look: Look): Tones {
  const palette = PALETTES[look.palette];
  const skin = SKIN[look.skin] ?? SKIN[3];
  const hair = HAIR[look.hairColor];
  const cloth = getCloth(look, palette);
  return {
    skin,
    shade: mix(skin, look.skin > 4 ? '#2a0f1c' : '#a0432f', look.skin > 4 ? 0.34 : 0.27),
    light: mix(skin, '#ffd9b0', 0.4),
    lip: mix(skin, look.skin > 4 ? '#7c1f38' : '#c2364f', 0.58),
    blush: mix(skin, '#f0556a', 0.5),
    hair,
    hairLight: look.hairColor === 'black' ? '#544759' : lighter(hair, 0.34),
    brow: look.hairColor === 'white' || look.hairColor === 'blond' ? darker(hair, 0.38) : darker(hair, 0.25),
    cloth,
    clothShade: darker(cloth, 0.26),
    trim: palette.accent,
    palette,
  };
}

function getCloth({ outfit, wear = 0 }: Look, palette: Palette): string {
  switch (outfit) {
    case 'chef':
      return '#f6f1ea';
    case 'apron':
      return (
        [lighter(palette.glow, 0.45), mix(palette.accent, palette.glow, 0.35), lighter(palette.mid, 0.4)][wear] ??
        palette.glow
      );
    case 'turtleneck':
    case 'jacket':
      return (
        [
          mix(palette.deep, palette.base, 0.45),
          mix(palette.base, palette.mid, 0.3),
          mix(palette.accent, palette.deep, 0.4),
        ][wear] ?? palette.base
      );
    case 'tee':
    case 'knit':
      return (
        [mix(palette.accent, palette.glow, 0.25), lighter(palette.mid, 0.2), lighter(palette.glow, 0.3)][wear] ??
        palette.accent
      );
    default:
      return (
        [palette.accent, mix(palette.glow, palette.accent, 0.25), mix(palette.mid, palette.glow, 0.35)][wear] ??
        palette.accent
      );
  }
}
