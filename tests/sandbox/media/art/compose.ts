import { bust } from './bust';
import { PALETTES } from './colour';
import { HEIGHT, crowd, halo, hills, poster, stage } from './backdrops';
import { lookOf, partnerOf } from './looks';
import { isGood, productPicture } from './products';
import { counter, gym, kitchen, rehearsal } from './rooms';
import { SCENES } from './scenes/catalogue';
import { randomFrom } from '../random';
import type { Craft } from './cast';
import type { PaletteName } from './colour';
import type { Brush } from './scenes/brush';
import type { SceneName } from './scenes/catalogue';
import type { PictureKind, PictureSize } from '../picture-kinds';

/** The drawing of one picture as SVG. Same key, kind and shape: same drawing. */
export function compose(key: string, kind: PictureKind, { width, height }: PictureSize): string {
  const units = Math.round((HEIGHT * width) / height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units} ${HEIGHT}">${draw(key, kind, units)}${vignette(units)}</svg>`;
}

function draw(key: string, kind: PictureKind, width: number): string {
  const [owner = '', subject = ''] = key.split('-');
  if (kind === 'product') return productOf(owner, subject, key);
  const brush: Brush = {
    width,
    look: lookOf(owner),
    partner: partnerOf(owner),
    palette: PALETTES[lookOf(owner).palette],
    random: randomFrom(`${kind}/${key}`),
  };
  switch (kind) {
    case 'avatar':
    case 'portrait':
      return likeness(brush, kind === 'avatar' ? 2 : 1.62);
    case 'cover':
      return head(brush);
    default:
      return SCENES[isScene(subject) ? subject : 'hills'](brush);
  }
}

function isScene(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name);
}

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(PALETTES, name);
}

function productOf(good: string, palette: string, key: string): string {
  return productPicture(isGood(good) ? good : 'print', PALETTES[isPalette(palette) ? palette : 'sand'], randomFrom(`product/${key}`));
}

/** A face on a plain ground, its middle a little above the middle of the picture so that round crops fit too. */
function likeness(brush: Brush, scale: number): string {
  const { width, palette, random, look } = brush;
  const tall = look.extra === 'toque' || look.hair === 'wrap' || look.hair === 'bun';
  return `${poster(width, palette, random)}${halo(width / 2, 260, 330, palette.glow, 0.35, 'glow')}
    <g transform="translate(${width / 2} ${tall ? 292 : 268}) scale(${scale * (tall ? 0.9 : 1)})">${bust(look, { id: 'a', mood: random.pick(['smile', 'smile', 'laugh', 'calm']), turn: random.whole(-6, 6), tilt: random.whole(-4, 4) })}</g>`;
}

/** The wide head of a profile: the place where this craft is at home. */
function head({ width, palette, random, look }: Brush): string {
  const places: Record<Craft, () => string> = {
    music: () => `${stage(width, palette, random)}${crowd(width, palette, random)}`,
    dance: () => rehearsal(width, palette, random),
    food: () => `${kitchen(width, palette, random)}${counter(width, palette, 510)}`,
    training: () => (random.chance(0.5) ? hills(width, palette, random) : gym(width, palette, random)),
  };
  return places[look.craft]();
}

/** Light falling off towards the corners. */
function vignette(width: number): string {
  return `<radialGradient id="vignette" cx=".5" cy=".45" r=".78"><stop offset=".55" stop-color="#0d0616" stop-opacity="0"/><stop offset="1" stop-color="#0d0616" stop-opacity=".36"/></radialGradient><rect width="${width}" height="${HEIGHT}" fill="url(#vignette)"/>`;
}
