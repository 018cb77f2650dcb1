import { crowd, halo, hills, poster, rooftops, shore, stage } from '../backdrops';
import { gym, kitchen, rehearsal, counter } from '../rooms';
import { fruitBowl, pot, tomato } from '../kitchenware';
import { dumbbell, kettlebell } from '../goods';
import { microphone, OWN_THING, put, speaker } from '../things';
import { half, halfScale, whole } from './brush';
import type { Craft } from '../cast';
import type { Brush, Scene } from './brush';

/** A person sitting, indoors or outdoors. */
const sitting: Scene = (brush) => {
  const { width, palette, random } = brush;
  const backdrop = random.pick([poster, poster, hills, rooftops, shore]);
  return `${backdrop(width, palette, random)}${halo(width / 2, 240, 300, palette.glow, 0.3, 'glow')}${half(brush, { x: width * 0.5, y: 266, scale: halfScale(width) * 1.04 }, random.pick(['smile', 'calm', 'laugh']))}`;
};

const BACKDROPS: Record<Craft, (brush: Brush) => string> = {
  music: ({ width, palette, random, look }) =>
    `${stage(width, palette, random)}${put(speaker(palette), width * 0.93, 430, 1.2)}${put(OWN_THING[look.instrument ?? 'guitar'](palette), width * 0.58, 420, 0.95)}`,
  dance: ({ width, palette, random, partner }) =>
    `${rehearsal(width, palette, random)}${whole(partner, 'arabesque', { x: width * 0.53, y: 560, scale: 0.96 }, 'calm', { id: 'b' })}`,
  food: ({ width, palette, random }) =>
    `${kitchen(width, palette, random)}${counter(width, palette, 500)}${put(pot(palette), width * 0.6, 466, 1)}${put(fruitBowl(palette), width * 0.9, 490, 1)}${put(tomato(palette), width * 0.53, 512, 0.7)}`,
  training: ({ width, palette, random }) =>
    `${gym(width, palette, random)}${put(kettlebell(palette), width * 0.59, 500, 0.8)}${put(dumbbell(palette), width * 0.9, 540, 0.9)}`,
};

/** A banner: the workplace with the person on the right, and the left half free for text. */
const wide: Scene = (brush) => {
  const { width, palette, random, look } = brush;
  const shade = `<linearGradient id="calm"><stop offset=".1" stop-color="${palette.deep}" stop-opacity=".92"/><stop offset=".38" stop-color="${palette.deep}" stop-opacity=".7"/><stop offset=".62" stop-color="${palette.deep}" stop-opacity="0"/></linearGradient><rect width="${width}" height="600" fill="url(#calm)"/>`;
  const spot = { x: width * 0.76, y: 262, scale: halfScale(width) };
  const singing = look.craft === 'music' && look.instrument === 'microphone';
  return `${BACKDROPS[look.craft](brush)}${half(brush, spot, singing ? 'sing' : random.pick(['smile', 'laugh']))}${singing ? `<path d="M${spot.x - 88} 600 L${spot.x - 75} 410" stroke="#17121f" stroke-width="9"/>${put(microphone(palette), spot.x - 30, 336, 0.72, 30)}` : ''}${shade}${look.craft === 'music' ? crowd(width, palette, random) : ''}`;
};

export const portrait = { sitting, wide } satisfies Record<string, Scene>;
