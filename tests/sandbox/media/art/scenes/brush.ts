import { bust, shoulderWidth } from '../bust';
import { darker, mix } from '../color';
import { figure } from '../figure';
import { POSES } from '../poses';
import { put } from '../things';
import { getTones } from '../tones';
import type { Look } from '../cast';
import type { Palette } from '../color';
import type { Mood } from '../head';
import type { PoseName } from '../poses';
import type { Random } from '../../random';

/** Everything a scene is drawn with. Images are 600 units high and `width` wide. */
export type Brush = { width: number; look: Look; partner: Look; palette: Palette; random: Random };
export type Scene = (brush: Brush) => string;

type Spot = { x: number; y: number; scale: number };

/** Head and shoulders with the face at the given spot. */
export function half({ look, random }: Brush, { x, y, scale }: Spot, mood: Mood, id = 'a'): string {
  return put(bust(look, { id, mood, turn: random.whole(-6, 6), tilt: random.whole(-5, 5) }), x, y, scale);
}

/** A whole figure with its feet at the given spot. */
export function whole(
  look: Look,
  pose: PoseName,
  { x, y, scale }: Spot,
  mood: Mood,
  { id = 'a', mirrored = false } = {},
): string {
  const flip = mirrored ? -1 : 1;
  return `<ellipse cx="${x}" cy="${y}" rx="${130 * scale}" ry="${14 * scale}" fill="#14081c" opacity=".26"/>
    <g transform="translate(${x.toFixed(1)} ${(y - 432 * scale).toFixed(1)}) scale(${scale * flip} ${scale})">${figure(look, POSES[pose], { id, mood })}</g>`;
}

const UPPER_ARM = 112;
const FOREARM = 106;

/**
 * The arm of a half figure reaching for a point. `side` is -1 for left, 1 for right. The elbow bends outward, or down
 * if it would rise above the shoulder.
 */
export function arm({ look }: Brush, { x, y, scale }: Spot, side: -1 | 1, hand: readonly [number, number]): string {
  const tones = getTones(look);
  const [sx, sy] = [side * (shoulderWidth(look) - 10), 150];
  const [hx, hy] = [(hand[0] - x) / scale, (hand[1] - y) / scale];
  const distance = Math.min(Math.hypot(hx - sx, hy - sy), UPPER_ARM + FOREARM - 1);
  const bend = Math.acos(
    Math.min(1, Math.max(-1, (UPPER_ARM ** 2 + distance ** 2 - FOREARM ** 2) / (2 * UPPER_ARM * distance))),
  );
  const straight = Math.atan2(hy - sy, hx - sx);
  const elbow = (angle: number) => [sx + Math.cos(angle) * UPPER_ARM, sy + Math.sin(angle) * UPPER_ARM] as const;
  const outwards = elbow(straight - side * bend);
  const [ex, ey] = outwards[1] < sy + 10 ? elbow(straight + side * bend) : outwards;
  const bare = look.outfit === 'tank' || look.outfit === 'straps';
  const sleeve = bare
    ? tones.skin
    : look.outfit === 'apron'
      ? mix(tones.palette.base, tones.palette.mid, 0.35)
      : tones.cloth;
  const line = (fromX: number, fromY: number, toX: number, toY: number, color: string, wide: number) =>
    `<path d="M${fromX.toFixed(1)} ${fromY.toFixed(1)} L${toX.toFixed(1)} ${toY.toFixed(1)}" stroke="${color}" stroke-width="${wide}" stroke-linecap="round"/>`;
  const edge = darker(sleeve, 0.22);
  const cuff = [ex + (hx - ex) * 0.42, ey + (hy - ey) * 0.42] as const;
  return put(
    `${line(sx, sy, ex, ey, edge, 50)}${line(ex, ey, cuff[0], cuff[1], edge, 42)}${line(ex, ey, hx, hy, tones.shade, 30)}${line(sx, sy, ex, ey, sleeve, 44)}${line(ex, ey, hx, hy, tones.skin, 26)}${line(ex, ey, cuff[0], cuff[1], sleeve, 36)}<circle cx="${hx.toFixed(1)}" cy="${hy.toFixed(1)}" r="18" fill="${tones.skin}"/>`,
    x,
    y,
    scale,
  );
}

/** Maximum scale of a half figure in an image of this width. */
export const halfScale = (width: number): number => Math.min(1.42, width / 330);
/** Maximum scale of a whole figure. */
export const wholeScale = (width: number, reach = 300): number => Math.min(1.08, width / reach);
