import { crowd, halo, rooftops, stage } from '../backdrops';
import { darker, lighter, mix } from '../color';
import { musicRoom } from '../rooms';
import {
  bow,
  cassette,
  decks,
  drumKit,
  guitar,
  headphones,
  keyboard,
  microphone,
  plant,
  put,
  record,
  speaker,
  violin,
} from '../things';
import { arm, half, halfScale, whole, wholeScale } from './brush';
import type { Brush, Scene } from './brush';

/** A singer under the lights, with the audience in front. */
const singing: Scene = (brush) => {
  const { width, palette, random, look } = brush;
  const spot = { x: width * random.between(0.44, 0.56), y: 560, scale: wholeScale(width) };
  return `${stage(width, palette, random)}${halo(spot.x, 330, 230, palette.glow, 0.55, 'spot')}${whole(look, 'sing', spot, 'sing')}${put(microphone(palette), spot.x + 2 * spot.scale, spot.y - 338 * spot.scale, 0.24 * spot.scale, 24)}${crowd(width, palette, random)}`;
};

/** A close-up of the singer at a microphone. */
const verse: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.5, y: 262, scale: halfScale(width) };
  return `${stage(width, palette, random)}${half(brush, spot, 'sing')}<path d="M${spot.x - 88} 600 L${spot.x - 75} 410" stroke="#17121f" stroke-width="9"/>${put(microphone(palette), spot.x - 30, 336, 0.72, 30)}`;
};

function player(
  brush: Brush,
  backdrop: string,
  instrument: string,
  front: string,
  mood: 'smile' | 'calm' | 'laugh',
): string {
  const spot = { x: brush.width * 0.5, y: 205, scale: halfScale(brush.width) * 0.92 };
  return `${backdrop}${half(brush, spot, mood)}${instrument}${front}`;
}

const strumming: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.5, y: 205, scale: halfScale(width) * 0.92 };
  return player(
    brush,
    random.chance(0.5) ? musicRoom(width, palette, random) : stage(width, palette, random),
    put(guitar(palette), spot.x - 40 * spot.scale, spot.y + 262 * spot.scale, 1.28 * spot.scale, 62),
    `${arm(brush, spot, -1, [spot.x - 26 * spot.scale, spot.y + 266 * spot.scale])}${arm(brush, spot, 1, [spot.x + 172 * spot.scale, spot.y + 152 * spot.scale])}`,
    random.pick(['smile', 'calm', 'laugh']),
  );
};

const keys: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.5, y: 190, scale: halfScale(width) * 0.88 };
  const board = Math.min(1.5, width / 420);
  return player(
    brush,
    musicRoom(width, palette, random),
    `<rect y="498" width="${width}" height="110" fill="${darker(palette.deep, 0.3)}"/>${put(keyboard(palette), width / 2, 490, board)}`,
    `${arm(brush, spot, -1, [width / 2 - 110 * board, 500])}${arm(brush, spot, 1, [width / 2 + 96 * board, 504])}`,
    random.pick(['calm', 'smile']),
  );
};

/** A pianist at a grand piano on a stage. */
const grand: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.5, y: 214, scale: halfScale(width) * 0.86 };
  const size = Math.min(1.15, width / 560);
  const piano = `<path d="M-300 60 C-300 -40 -180 -30 -60 -34 L300 -34 L300 60Z" fill="#17121f"/><path d="M-60 -34 L250 -250 L286 -238 L300 -34Z" fill="#241d31"/><path d="M-40 -34 L246 -232 L262 -34Z" fill="${palette.accent}" opacity=".28"/><rect x="-300" y="56" width="600" height="70" rx="8" fill="#0f0b16"/><rect x="-270" y="60" width="330" height="16" fill="#fbf7f0"/>${Array.from({ length: 22 }, (_, index) => `<rect x="${-262 + index * 15}" y="60" width="7" height="9" fill="#17121f"/>`).join('')}<path d="M-290 -10 C-220 -30 -120 -22 280 -24" fill="none" stroke="#fff" stroke-width="4" opacity=".25"/>`;
  return `${stage(width, palette, random)}${half(brush, spot, random.pick(['calm', 'smile']))}${put(piano, width / 2, 486, size)}${arm(brush, spot, -1, [width / 2 - 190 * size, 548])}${arm(brush, spot, 1, [width / 2 + 10 * size, 548])}`;
};

const mixing: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.5, y: 200, scale: halfScale(width) * 0.9 };
  const size = Math.min(1.25, width / 560);
  return `${stage(width, palette, random)}${width > 700 ? put(speaker(palette), 90, 400, 1.3) + put(speaker(palette), width - 90, 400, 1.3) : ''}${half(brush, spot, 'laugh')}<rect y="505" width="${width}" height="95" fill="${darker(palette.deep, 0.4)}"/>${put(decks(palette), width / 2, 486, size)}
    ${arm(brush, spot, -1, [width / 2 - 176 * size, 486])}${arm(brush, spot, 1, [width / 2 + 150 * size, 490])}`;
};

const bowing: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.52, y: 226, scale: halfScale(width) * 0.95 };
  return `${random.chance(0.6) ? stage(width, palette, random) : musicRoom(width, palette, random)}${half(brush, spot, 'calm')}${put(violin(palette), spot.x - 96 * spot.scale, spot.y + 118 * spot.scale, 1.05 * spot.scale, 248)}${put(bow(palette), spot.x - 120 * spot.scale, spot.y + 126 * spot.scale, 0.95 * spot.scale, -52)}
    ${arm(brush, spot, 1, [spot.x - 18 * spot.scale, spot.y + 232 * spot.scale])}${arm(brush, spot, -1, [spot.x - 214 * spot.scale, spot.y + 152 * spot.scale])}`;
};

const drumming: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.5, y: 178, scale: halfScale(width) * 0.85 };
  const stick = (x: number, turn: number) =>
    put(
      '<path d="M0 0 L0 -128" stroke="#e3c08c" stroke-width="10" stroke-linecap="round"/>',
      spot.x + x * spot.scale,
      spot.y + 232 * spot.scale,
      spot.scale,
      turn,
    );
  return `${stage(width, palette, random)}${half(brush, spot, 'laugh')}${stick(-176, 38)}${stick(176, -30)}${arm(brush, spot, -1, [spot.x - 172 * spot.scale, spot.y + 226 * spot.scale])}${arm(brush, spot, 1, [spot.x + 172 * spot.scale, spot.y + 226 * spot.scale])}${put(drumKit(palette), width / 2, 430, Math.min(1.02, width / 560))}`;
};

/** Records, headphones and a cassette from above. */
const tabletop: Scene = ({ width, palette, random }) => {
  const ground = mix(palette.base, palette.mid, 0.35);
  const middle = width / 2;
  const shadow = (x: number, y: number, r: number) =>
    `<ellipse cx="${x + 14}" cy="${y + 20}" rx="${r}" ry="${r}" fill="#12061c" opacity=".3"/>`;
  const wide = width > 560;
  return `<rect width="${width}" height="600" fill="${ground}"/>${halo(middle * 0.7, 120, 460, palette.glow, 0.5, 'lamp')}<path d="M0 420 L${width} 300 V600 H0Z" fill="${darker(palette.base, 0.12)}" opacity=".55"/>
    ${shadow(middle, 310, 196)}${put(record(palette), middle, 310, 1.5, random.whole(0, 180))}${wide ? `${shadow(width * 0.14, 240, 110)}${put(headphones(palette), width * 0.14, 240, 1.2, -18)}${put(cassette(palette), width * 0.86, 380, 0.95, 14)}` : `${put(cassette(palette), width * 0.76, 512, 0.62, -12)}`}`;
};

const evening: Scene = (brush) => {
  const { width, palette, random, look } = brush;
  const spot = { x: width * random.between(0.36, 0.6), y: 572, scale: wholeScale(width) * 0.98 };
  return `${rooftops(width, palette, random)}<rect y="556" width="${width}" height="44" fill="${darker(palette.deep, 0.35)}"/><path d="M0 500 H${width}" stroke="${darker(palette.deep, 0.3)}" stroke-width="7"/>${whole(look, 'stand', spot, 'smile')}${put(guitar(palette), spot.x + 8, spot.y - 190 * spot.scale, 0.66 * spot.scale, 52)}${plant(width * 0.9, 560, 1, palette)}`;
};

const lounge: Scene = (brush) => {
  const { width, palette, random } = brush;
  const spot = { x: width * 0.5, y: 250, scale: halfScale(width) };
  return `${musicRoom(width, palette, random)}${half(brush, spot, 'smile')}<rect y="0" width="${width}" height="600" fill="${lighter(palette.glow, 0.2)}" opacity=".06"/>`;
};

export const music = {
  singing,
  verse,
  strumming,
  keys,
  grand,
  mixing,
  bowing,
  drumming,
  tabletop,
  evening,
  lounge,
} satisfies Record<string, Scene>;
