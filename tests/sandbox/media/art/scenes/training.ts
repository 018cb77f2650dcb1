import { hills, poster, rooftops, shore } from '../backdrops';
import { darker, lighter, mix } from '../color';
import { bottle, dumbbell, kettlebell, mat } from '../goods';
import { gym, rehearsal } from '../rooms';
import { plant, put } from '../things';
import { half, halfScale, whole, wholeScale } from './brush';
import type { Scene } from './brush';
import type { Palette } from '../color';

const barbell = (x: number, y: number, scale: number, palette: Palette) =>
  put(
    `<rect x="-190" y="-6" width="380" height="12" rx="5" fill="#cfcbd6"/>${[-1, 1].map((side) => `<rect x="${side * 160 - 14}" y="-62" width="28" height="124" rx="8" fill="${palette.accent}"/><rect x="${side * 184 - 9}" y="-44" width="18" height="88" rx="6" fill="${darker(palette.accent, 0.3)}"/>`).join('')}`,
    x,
    y,
    scale,
  );

const lifting: Scene = ({ width, palette, random, look }) => {
  const scale = wholeScale(width, 440);
  const x = width * 0.5;
  return `${gym(width, palette, random)}${whole(look, 'press', { x, y: 566, scale }, 'calm')}${barbell(x, 566 - 428 * scale, scale, palette)}`;
};

const squatting: Scene = ({ width, palette, random, look }) => {
  const scale = wholeScale(width, 440);
  const x = width * 0.5;
  return `${gym(width, palette, random)}${whole(look, 'squat', { x, y: 566, scale }, 'calm')}${barbell(x - 6 * scale, 566 - 298 * scale, scale, palette)}`;
};

/** A person on a mat in a quiet room. */
const stretching: Scene = ({ width, palette, random, look }) => {
  const pose = random.pick(['warrior', 'tree', 'cross', 'lunge'] as const);
  const scale = wholeScale(width, pose === 'warrior' ? 400 : 300);
  return `${rehearsal(width, palette, random)}<ellipse cx="${width / 2}" cy="566" rx="${Math.min(330, width * 0.46)}" ry="24" fill="${palette.base}"/><ellipse cx="${width / 2}" cy="561" rx="${Math.min(330, width * 0.46)}" ry="22" fill="${palette.mid}"/>${whole(look, pose, { x: width * 0.5, y: 562, scale }, 'calm')}${plant(width * 0.9, 540, 1.2, palette)}`;
};

const running: Scene = ({ width, palette, random, look }) => {
  const ground = mix(palette.accent, palette.glow, 0.45);
  return `${random.pick([hills, rooftops, shore])(width, palette, random)}<path d="M0 540 C${width * 0.3} 510 ${width * 0.7} 560 ${width} 530 V600 H0Z" fill="${ground}"/><path d="M0 566 C${width * 0.3} 540 ${width * 0.7} 584 ${width} 560" fill="none" stroke="${lighter(ground, 0.5)}" stroke-width="5" stroke-dasharray="50 34"/>${whole(look, 'run', { x: width * 0.5, y: 562, scale: wholeScale(width, 330) * 0.98 }, 'smile')}`;
};

const outdoors: Scene = ({ width, palette, random, look }) =>
  `${random.pick([hills, shore])(width, palette, random)}${whole(look, random.pick(['tree', 'warrior', 'reach', 'cross'] as const), { x: width * 0.5, y: 572, scale: wholeScale(width, 380) * 0.94 }, 'calm')}`;

const coaching: Scene = (brush) => {
  const { width, palette, random } = brush;
  return `${gym(width, palette, random)}${half(brush, { x: width * 0.5, y: 255, scale: halfScale(width) }, random.pick(['smile', 'laugh']))}`;
};

const gear: Scene = ({ width, palette, random }) => {
  const wide = width > 800;
  const floor = 470;
  const middle = width / 2;
  return `${poster(width, palette, random)}<rect y="${floor}" width="${width}" height="${600 - floor}" fill="${darker(palette.base, 0.3)}"/>${wide ? put(mat(palette), width * 0.2, floor - 10, 0.9) + put(dumbbell(palette), width * 0.8, floor + 6, 0.9) : ''}${put(bottle(palette), middle + 130, floor - 126, 0.8)}${put(kettlebell(palette), middle - 50, floor - 96, 1.05)}`;
};

export const training = { lifting, squatting, stretching, running, outdoors, coaching, gear } satisfies Record<
  string,
  Scene
>;
