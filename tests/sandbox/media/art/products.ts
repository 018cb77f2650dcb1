import { lighter, mix } from './colour';
import { apron, book, bottle, candle, cap, dumbbell, fan, kettlebell, mat, phone, print, sleeve, tablet, tote, tshirt } from './goods';
import { HEIGHT } from './backdrops';
import { bread, cake, jar, knife, mug } from './kitchenware';
import { cassette, guitar, headphones, put, shoes } from './things';
import type { Palette } from './colour';
import type { Random } from '../random';
import type { Thing } from './things';

/** What can be sold, with the size at which each fills a square. */
const GOODS = {
  apron: [apron, 1.02],
  book: [book, 1.15],
  bottle: [bottle, 1.05],
  bread: [bread, 1.15],
  cake: [cake, 1.05],
  candle: [candle, 1.3],
  cap: [cap, 1.2],
  cassette: [cassette, 1.3],
  dumbbell: [dumbbell, 1.2],
  fan: [fan, 1],
  guitar: [guitar, 0.95],
  headphones: [headphones, 1.35],
  jar: [jar, 1.5],
  kettlebell: [kettlebell, 1.3],
  knife: [knife, 1.3],
  mat: [mat, 1],
  mug: [mug, 1.5],
  phone: [phone, 1.05],
  print: [print, 1.1],
  shoes: [shoes, 1.35],
  sleeve: [sleeve, 1],
  tablet: [tablet, 1],
  tote: [tote, 1.15],
  tshirt: [tshirt, 1.12],
} as const satisfies Record<string, readonly [Thing, number]>;

export type Good = keyof typeof GOODS;

export function isGood(name: string): name is Good {
  return Object.hasOwn(GOODS, name);
}

/** One thing on a plain ground under a soft light, square. */
export function productPicture(good: Good, palette: Palette, random: Random): string {
  const [thing, size] = GOODS[good];
  const ground = mix(palette.glow, palette.mid, random.between(0.12, 0.5));
  const high = random.chance(0.5);
  const podium = high
    ? `<ellipse cx="300" cy="486" rx="216" ry="46" fill="${mix(ground, palette.base, 0.22)}"/><ellipse cx="300" cy="476" rx="216" ry="46" fill="${lighter(ground, 0.35)}"/>`
    : `<circle cx="300" cy="292" r="216" fill="${lighter(ground, 0.32)}"/>`;
  const turn = high ? random.between(-4, 4) : random.between(-14, 14);
  return `<linearGradient id="ground" x2=".6" y2="1"><stop offset="0" stop-color="${lighter(ground, 0.4)}"/><stop offset="1" stop-color="${mix(ground, palette.base, 0.2)}"/></linearGradient><rect width="600" height="${HEIGHT}" fill="url(#ground)"/>
    ${podium}<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
    <g filter="url(#soft)" opacity=".34">${put(shadowOf(thing(palette)), 318, 322, size, turn)}</g>${put(thing(palette), 300, 294, size, turn)}`;
}

/** The same drawing in one dark colour. */
function shadowOf(drawing: string): string {
  return drawing.replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#1a0b22"');
}
