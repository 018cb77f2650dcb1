import { lighter, mix } from './color';
import {
  apron,
  book,
  bottle,
  candle,
  cap,
  dumbbell,
  fan,
  kettlebell,
  mat,
  phone,
  print,
  sleeve,
  tablet,
  tote,
  tshirt,
} from './goods';
import { HEIGHT } from './backdrops';
import { bread, cake, jar, knife, mug } from './kitchenware';
import { cassette, guitar, headphones, put, shoes } from './things';
import type { Palette } from './color';
import type { Random } from '../random';
import type { Thing } from './things';

/** The product drawings, with the scale at which each fills a square. */
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

/** A product on a plain background, square. The second view is closer; the third shows a pair. */
export function productPicture(good: Good, palette: Palette, view: number, random: Random): string {
  const [thing, size] = GOODS[good];
  const ground =
    view === 2 ? mix(palette.mid, palette.base, 0.35) : mix(palette.glow, palette.mid, random.between(0.12, 0.5));
  const drawing = thing(palette);
  const podium = view === 1 && random.chance(0.5);
  const stand = podium
    ? `<ellipse cx="300" cy="486" rx="216" ry="46" fill="${mix(ground, palette.base, 0.22)}"/><ellipse cx="300" cy="476" rx="216" ry="46" fill="${lighter(ground, 0.35)}"/>`
    : `<circle cx="300" cy="292" r="${view === 2 ? 320 : 216}" fill="${lighter(ground, view === 2 ? 0.16 : 0.32)}"/>`;
  const turn = podium ? random.between(-4, 4) : random.between(-14, 14);
  const locations: Array<readonly [x: number, y: number, scale: number, turn: number]> =
    view === 3
      ? [
          [210, 250, size * 0.72, turn - 8],
          [390, 350, size * 0.72, turn + 12],
        ]
      : view === 2
        ? [[320, 330, size * 1.5, turn + 16]]
        : [[300, 294, size, turn]];
  return `<linearGradient id="ground" x2=".6" y2="1"><stop offset="0" stop-color="${lighter(ground, 0.4)}"/><stop offset="1" stop-color="${mix(ground, palette.base, 0.2)}"/></linearGradient><rect width="600" height="${HEIGHT}" fill="url(#ground)"/>
    ${stand}<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
    ${locations.map(([x, y, scale, angle]) => `<g filter="url(#soft)" opacity=".34">${put(getShadow(drawing), x + 18, y + 28, scale, angle)}</g>${put(drawing, x, y, scale, angle)}`).join('')}`;
}

/** The same drawing in a single dark color. */
function getShadow(drawing: string): string {
  return drawing.replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#1a0b22"');
}
