import { halo, hills, poster } from '../backdrops';
import { darker, lighter, mix } from '../color';
import {
  board,
  bowl,
  bread,
  cake,
  carrot,
  citrus,
  fruitBowl,
  herbs,
  jar,
  knife,
  lemon,
  mushroom,
  pan,
  plate,
  pot,
  steam,
  tomato,
} from '../kitchenware';
import { counter, kitchen } from '../rooms';
import { put } from '../things';
import { arm, half, halfScale } from './brush';
import type { Brush, Scene } from './brush';

/** A cook behind the counter. */
const cooking: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.5, y: 205, scale: halfScale(width) * 0.9 };
  const wide = width > 620;
  const things = wide
    ? `${put(fruitBowl(palette), width * 0.13, 480, 1.1)}${put(pot(palette), width * 0.85, 458, 1)}${put(steam(palette), width * 0.85, 390, 0.9)}${put(jar(palette), width * 0.27, 470, 0.56)}`
    : `${put(tomato(palette), width * 0.14, 500, 0.8)}${put(herbs(palette), width * 0.85, 508, 0.8)}`;
  return `${kitchen(width, palette, random)}${half(brush, spot, random.pick(['smile', 'laugh']))}${counter(width, palette, 492)}${things}
    <rect x="${spot.x - 150}" y="500" width="300" height="40" rx="12" fill="#d9a66f"/>${put(carrot(palette), spot.x - 20, 506, 0.8, 6)}${arm(brush, spot, -1, [spot.x - 84, 498])}${put(knife(palette), spot.x + 34, 496, 0.6, -10)}${arm(brush, spot, 1, [spot.x + 108, 486])}`;
};

const frying: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.48, y: 200, scale: halfScale(width) * 0.88 };
  const px = spot.x - 30;
  return `${kitchen(width, palette, random)}${half(brush, spot, 'laugh')}${counter(width, palette, 512)}${put(steam(palette), px, 400, 1.3)}<rect x="${px - 130}" y="520" width="260" height="22" rx="8" fill="#221c2e"/>${[-60, -20, 20, 60].map((x) => `<path d="M${px + x} 522 q-14 -24 0 -40 q14 16 0 40Z" fill="#5db7ff" opacity=".8"/>`).join('')}${put(pan(palette), px, 476, 1.05)}${arm(brush, spot, 1, [px + 226, 450])}${arm(brush, spot, -1, [px - 120, 430])}`;
};

/** A dish on a table, from above. */
const dish: Scene = ({ width, palette, random }) => {
  const cloth = mix(palette.mid, palette.glow, random.between(0.25, 0.7));
  const size = Math.min(1.42, width / 400);
  const wide = width > 560;
  return `<rect width="${width}" height="600" fill="${cloth}"/>${Array.from({ length: Math.ceil(width / 80) }, (_, index) => `<rect x="${index * 80}" width="40" height="600" fill="#fff" opacity=".13"/>`).join('')}${halo(width * 0.2, 40, 560, '#fff8e4', 0.65, 'sun')}
    ${put(plate(random.whole(0, 3))(palette), width / 2, 304, size, random.whole(0, 360))}
    ${wide ? `${put(herbs(palette), width * 0.12, 470, 1.3, -30)}${put(citrus(palette), width * 0.87, 150, 1.25)}${put(lemon(palette), width * 0.9, 276, 1, 40)}${put(tomato(palette), width * 0.11, 150, 1.05)}<g transform="translate(${width * 0.8} 420) rotate(12)"><rect x="-8" y="-60" width="16" height="190" rx="8" fill="#d8d3df"/><ellipse cy="-90" rx="26" ry="42" fill="#d8d3df"/></g>` : ''}`;
};

/** Vegetables on a cutting board, from above. */
const chopping: Scene = ({ width, palette, random }) => {
  const top = mix(palette.base, palette.deep, 0.2);
  const size = Math.min(1.3, width / 500);
  const spots: Array<[number, number]> = [
    [-150, -80],
    [-40, -96],
    [90, -66],
    [176, 20],
    [-120, 80],
    [-6, 92],
    [110, 106],
    [-196, 4],
  ];
  const greens = random.some([tomato, carrot, herbs, mushroom, lemon, citrus, mushroom, tomato, herbs], spots.length);
  const tilt = random.between(-9, 9);
  return `<rect width="${width}" height="600" fill="${top}"/>${halo(width * 0.3, 60, 600, palette.glow, 0.45, 'sun')}${put('<rect x="-250" y="-160" width="500" height="320" rx="36" fill="#12061c" opacity=".3"/>', width / 2 + 14, 322, size * 1.06, tilt)}${put(board(palette), width / 2, 300, size * 1.06, tilt)}
    ${spots.map(([x, y], index) => put((greens[index] ?? tomato)(palette), width / 2 + x * size, 300 + y * size, 0.78 * size, random.whole(-40, 40))).join('')}${put(knife(palette), width / 2 + 40 * size, 300 + 6 * size, 0.95 * size, random.whole(-24, 30))}`;
};

function bench({ width, palette, random }: Brush, center: string): string {
  const sides = random.chance(0.5)
    ? [bowl(palette), fruitBowl(palette)]
    : [put(jar(palette), 0, -40, 0.8), put(bread(palette), 0, 30, 0.5)];
  return `${kitchen(width, palette, random)}<rect width="${width}" height="600" fill="${lighter(palette.glow, 0.3)}" opacity=".28"/>${counter(width, palette, 470)}${put(center, width / 2, 372, Math.min(1.25, width / 420))}${width > 620 ? put(sides[0] ?? '', width * 0.14, 480) + put(sides[1] ?? '', width * 0.87, 488) : ''}`;
}

const baking: Scene = (brush) => bench(brush, cake(brush.palette));

const loaf: Scene = (brush) =>
  bench(
    brush,
    `${put('<rect x="-230" y="60" width="460" height="26" rx="12" fill="#b9824f"/>', 0, 16)}${put(bread(brush.palette), 0, 26, 1.1)}${put(knife(brush.palette), 40, 92, 0.8, -4)}`,
  );

/** A market stall with crates. */
const market: Scene = (brush) => {
  const { width, palette, random } = brush;
  const stripes = Array.from(
    { length: Math.ceil(width / 90) + 1 },
    (_, index) =>
      `<path d="M${index * 90 - 20} 0 h90 v86 a45 40 0 0 1 -90 0Z" fill="${index % 2 ? '#fdf8ee' : palette.accent}"/>`,
  );
  const fruit = [tomato, citrus, lemon, mushroom];
  const crates = Array.from({ length: Math.ceil(width / 220) }, (_, crate) => {
    const x = crate * 220 + 10;
    const thing = fruit[(crate + random.whole(0, 3)) % fruit.length] ?? tomato;
    const heap = Array.from({ length: 9 }, (_heap, index) =>
      put(
        thing(palette),
        x + 34 + (index % 5) * 34,
        486 - Math.floor(index / 5) * 34 + (index % 2) * 6,
        0.56,
        index * 40,
      ),
    ).join('');
    return `${heap}<rect x="${x}" y="500" width="204" height="100" fill="#b9824f"/><path d="M${x} 532 h204 M${x} 566 h204" stroke="#8e5f36" stroke-width="6"/>`;
  });
  return `${hills(width, palette, random)}${half(brush, { x: width * 0.5, y: 250, scale: halfScale(width) * 0.92 }, 'smile')}<rect width="${width}" height="6" fill="${darker(palette.base, 0.3)}"/>${stripes.join('')}${crates.join('')}`;
};

const simmer: Scene = ({ width, palette, random }) =>
  `${poster(width, palette, random)}<rect y="470" width="${width}" height="130" fill="${darker(palette.base, 0.35)}"/>${put(steam(palette), width / 2, 250, 1.7)}${put(pot(palette), width / 2, 390, 1.5)}${width > 560 ? `${put(herbs(palette), width * 0.18, 500, 1.2)}${put(mushroom(palette), width * 0.82, 480, 1)}${put(tomato(palette), width * 0.9, 486, 0.9)}` : ''}`;

export const food = { cooking, frying, dish, chopping, baking, loaf, market, simmer } satisfies Record<string, Scene>;
