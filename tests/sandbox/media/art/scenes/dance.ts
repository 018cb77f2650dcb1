import { halo, hills, poster, rooftops, shore, stage } from '../backdrops';
import { darker, mix } from '../color';
import { rehearsal } from '../rooms';
import { put, shoes, speaker } from '../things';
import { half, halfScale, whole, wholeScale } from './brush';
import type { Scene } from './brush';

/** A leap, in the middle of the light. */
const leaping: Scene = ({ width, palette, random, look }) => {
  const scale = wholeScale(width, 450);
  const x = width * 0.5;
  return `${stage(width, palette, random)}${halo(x, 290, 280, palette.glow, 0.6, 'spot')}<ellipse cx="${x}" cy="560" rx="${110 * scale}" ry="12" fill="#14081c" opacity=".4"/><g transform="translate(${x} ${300 - 120 * scale}) scale(${scale})">${whole(look, 'leap', { x: 0, y: 432, scale: 1 }, 'smile').replace(/<ellipse[^>]*\/>/, '')}</g>`;
};

const balance: Scene = ({ width, palette, random, look }) => {
  const pose = random.pick(['arabesque', 'pirouette'] as const);
  const scale = wholeScale(width, pose === 'arabesque' ? 400 : 260);
  return `${rehearsal(width, palette, random)}${whole(look, pose, { x: width * (pose === 'arabesque' ? 0.56 : 0.5), y: 560, scale }, 'calm')}`;
};

const street: Scene = ({ width, palette, random, look }) => {
  const brick = mix(palette.base, palette.accent, 0.16);
  const bricks = Array.from({ length: Math.ceil(width / 74) * 8 }, (_, index) => {
    const row = index % 8;
    const column = Math.floor(index / 8);
    return `<rect x="${column * 74 - (row % 2) * 37}" y="${row * 58}" width="70" height="54" rx="3" fill="${mix(brick, palette.deep, random.between(0, 0.28))}"/>`;
  });
  const mural = `<circle cx="${width * 0.5}" cy="250" r="210" fill="${palette.mid}" opacity=".75"/><circle cx="${width * 0.5}" cy="250" r="150" fill="${palette.glow}" opacity=".6"/><path d="M${width * 0.5 - 300} 330 q150 -130 300 0 t300 0" fill="none" stroke="${palette.accent}" stroke-width="34" opacity=".75" stroke-linecap="round"/>`;
  return `<rect width="${width}" height="600" fill="${darker(brick, 0.3)}"/>${bricks.join('')}${mural}<rect y="470" width="${width}" height="130" fill="${darker(palette.deep, 0.15)}"/><rect y="470" width="${width}" height="7" fill="${palette.mid}" opacity=".5"/>
    ${width > 700 ? put(speaker(palette), width * 0.86, 440, 0.9) : ''}${whole(look, random.pick(['groove', 'freeze', 'reach'] as const), { x: width * 0.48, y: 556, scale: wholeScale(width, 330) }, 'laugh')}`;
};

const together: Scene = ({ width, palette, random, look, partner }) => {
  const scale = wholeScale(width, 460);
  const backdrop = random.chance(0.5) ? stage(width, palette, random) : rehearsal(width, palette, random);
  return `${backdrop}${whole(partner, 'reach', { x: width * 0.5 + 96 * scale, y: 560, scale }, 'smile', { id: 'b', mirrored: true })}${whole(look, random.pick(['groove', 'pirouette'] as const), { x: width * 0.5 - 84 * scale, y: 566, scale }, 'smile')}`;
};

const sundown: Scene = ({ width, palette, random, look }) => {
  const position = random.pick([shore, hills, rooftops]);
  return `${position(width, palette, random)}${whole(look, random.pick(['reach', 'arabesque', 'groove'] as const), { x: width * 0.5, y: 574, scale: wholeScale(width, 400) * 0.92 }, 'smile')}`;
};

const slippers: Scene = ({ width, palette, random }) =>
  `${poster(width, palette, random)}<ellipse cx="${width / 2}" cy="440" rx="190" ry="30" fill="#12061c" opacity=".28"/>${put(shoes(palette), width / 2 - 20, 310, Math.min(1.5, width / 360), -6)}`;

const backstage: Scene = (brush) => {
  const { width, palette, random } = brush;
  const bulbs = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + (index / 8) * Math.PI;
    return `<circle cx="${width / 2 + Math.cos(angle) * 280}" cy="${300 + Math.sin(angle) * 262}" r="17" fill="#fff4d6"/>${halo(width / 2 + Math.cos(angle) * 280, 300 + Math.sin(angle) * 262, 60, '#ffe2a6', 0.6, `bulb${index}`)}`;
  });
  return `<rect width="${width}" height="600" fill="${mix(palette.deep, palette.base, 0.6)}"/><path d="M${width / 2 - 240} 600 V290 a240 240 0 0 1 480 0 V600Z" fill="${mix(palette.mid, palette.glow, 0.3)}"/>${bulbs.join('')}${half(brush, { x: width / 2, y: 262, scale: halfScale(width) }, random.pick(['smile', 'calm', 'laugh']))}`;
};

const leapFree: Scene = ({ width, palette, random, look }) => {
  const scale = wholeScale(width, 450);
  return `${poster(width, palette, random)}<g transform="translate(${width / 2} ${300 - 110 * scale}) scale(${scale})">${whole(look, 'leap', { x: 0, y: 432, scale: 1 }, 'smile').replace(/<ellipse[^>]*\/>/, '')}</g>`;
};

export const dance = { leaping, balance, street, together, sundown, slippers, backstage, leapFree } satisfies Record<
  string,
  Scene
>;
