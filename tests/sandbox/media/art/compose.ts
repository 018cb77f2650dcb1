import { bust } from './bust';
import { KINDRED, PALETTES } from './color';
import { HEIGHT, crowd, halo, hills, poster, stage } from './backdrops';
import { getLook, getPartner } from './looks';
import { dumbbell, kettlebell, mat } from './goods';
import { bowl, bread, fruitBowl, jar, pot } from './kitchenware';
import { isGood, productPicture } from './products';
import { counter, gym, kitchen, rehearsal } from './rooms';
import { whole } from './scenes/brush';
import { SCENES } from './scenes/catalog';
import { OWN_THING, put, speaker } from './things';
import { randomFrom } from '../random';
import type { Craft } from './cast';
import type { PaletteName } from './color';
import type { Brush } from './scenes/brush';
import type { SceneName } from './scenes/catalog';
import type { Thing } from './things';
import type { PictureKind, PictureSize } from '../picture-kinds';

/** Returns the SVG of an image. The same key, kind and size always give the same drawing. */
export function compose(key: string, kind: PictureKind, { width, height }: PictureSize): string {
  const units = Math.round((HEIGHT * width) / height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units} ${HEIGHT}">${draw(key, kind, units)}${vignette(units, kind === 'product' ? 0.14 : 0.36)}</svg>`;
}

function draw(key: string, kind: PictureKind, width: number): string {
  const [owner = '', subject = ''] = key.split('-');
  if (kind === 'product') return getProduct(owner, subject, key);
  const random = randomFrom(`${kind}/${key}`);
  const look = getLook(owner, subject);
  const brush: Brush = { width, look, partner: getPartner(owner), palette: PALETTES[look.palette], random };
  switch (kind) {
    case 'avatar':
    case 'portrait':
      return likeness(brush, kind === 'avatar' ? 2 : 1.62);
    case 'cover':
      return head(brush);
    default:
      return kind === 'banner'
        ? SCENES[sceneName(subject)](brush)
        : framed(SCENES[sceneName(subject)](inAnotherLight(brush)), brush);
  }
}

/** The same people on another day: often with other light, sometimes with other clothes. */
function inAnotherLight(brush: Brush): Brush {
  const { look, random } = brush;
  const palette = random.chance(0.4) ? brush.palette : PALETTES[random.pick(KINDRED[look.palette])];
  return { ...brush, palette, look: { ...look, wear: random.pick([0, 0, 1, 2]) } };
}

/** Chooses side and distance of the camera. Banners keep their left half free for text. */
function framed(scene: string, { width, random }: Brush): string {
  const closer = random.between(1, 1.14);
  const aside = random.between(-0.5, 0.5) * width * (closer - 1);
  const mirrored = random.chance(0.5);
  const middle = width / 2;
  return `<g transform="translate(${(middle + aside).toFixed(1)} 300) scale(${((mirrored ? -1 : 1) * closer).toFixed(3)} ${closer.toFixed(3)}) translate(${-middle} -300)">${scene}</g>`;
}

function sceneName(name: string): SceneName {
  return Object.hasOwn(SCENES, name) ? (name as SceneName) : 'hills';
}

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(PALETTES, name);
}

function getProduct(good: string, palette: string, key: string): string {
  return productPicture(
    isGood(good) ? good : 'print',
    PALETTES[isPalette(palette) ? palette : 'sand'],
    Number(key.split('-').at(-1)) || 1,
    randomFrom(`product/${key}`),
  );
}

/** A face on a plain background, slightly above the middle, so that round crops work too. */
function likeness(brush: Brush, scale: number): string {
  const { width, palette, random, look } = brush;
  const tall = look.extra === 'toque' || look.hair === 'wrap' || look.hair === 'bun' || look.hair === 'afro';
  return `${poster(width, palette, random)}${halo(width / 2, 260, 330, palette.glow, 0.35, 'glow')}
    <g transform="translate(${width / 2} ${tall ? 292 : 268}) scale(${scale * (tall ? 0.88 : 1)})">${bust(look, { id: 'a', mood: random.pick(['smile', 'smile', 'laugh', 'calm']), turn: random.whole(-6, 6), tilt: random.whole(-4, 4) })}</g>`;
}

/** The wide header of a profile: the workplace of the craft. */
function head({ width, palette, random, look, partner }: Brush): string {
  const row = (things: Thing[], y: number, scale: number) =>
    things
      .map((thing, index) => put(thing(palette), width * (0.1 + (0.86 * index) / things.length) + 40, y, scale))
      .join('');
  const locations: Record<Craft, () => string> = {
    music: () =>
      `${stage(width, palette, random)}${put(speaker(palette), width * 0.32, 410)}${put(speaker(palette), width * 0.82, 410)}${put(OWN_THING[look.instrument ?? 'guitar'](palette), width * 0.57, 420, 0.92)}${crowd(width, palette, random)}`,
    dance: () =>
      `${rehearsal(width, palette, random)}${[look, partner].map((dancer, index) => whole(dancer, random.pick(['arabesque', 'reach', 'groove'] as const), { x: width * (0.42 + index * 0.24), y: 560, scale: 0.98 }, 'calm', { id: `d${index}`, mirrored: index === 1 })).join('')}`,
    food: () =>
      `${kitchen(width, palette, random)}${counter(width, palette, 500)}${row([fruitBowl, pot, bread, jar, bowl], 468, 0.92)}`,
    training: () =>
      random.chance(0.5)
        ? `${hills(width, palette, random)}${whole(look, 'run', { x: width * 0.62, y: 572, scale: 0.98 }, 'smile')}`
        : `${gym(width, palette, random)}${row([kettlebell, dumbbell, mat, kettlebell], 520, 0.8)}`,
  };
  return locations[look.craft]();
}

/** Darkens the corners. */
function vignette(width: number, strength: number): string {
  return `<radialGradient id="vignette" cx=".5" cy=".45" r=".78"><stop offset=".55" stop-color="#0d0616" stop-opacity="0"/><stop offset="1" stop-color="#0d0616" stop-opacity="${strength}"/></radialGradient><rect width="${width}" height="${HEIGHT}" fill="url(#vignette)"/>`;
}
