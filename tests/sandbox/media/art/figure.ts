import { darker, mix } from './color';
import { head } from './head';
import { getTones } from './tones';
import type { Look } from './cast';
import type { Mood } from './head';

type Point = readonly [number, number];

/** The joints of a whole figure, which is about 430 units tall when standing. */
export type Pose = {
  head: Point;
  /** Degrees. */
  tilt?: number;
  neck: Point;
  hip: Point;
  /** Elbow and hand. The far arm is behind the body. */
  nearArm: readonly [Point, Point];
  farArm: readonly [Point, Point];
  /** Knee, ankle and toe. */
  nearLeg: readonly [Point, Point, Point];
  farLeg: readonly [Point, Point, Point];
  skirt?: boolean;
};

/** A tapering limb between two joints. */
function limb(from: Point, to: Point, startWidth: number, endWidth: number, color: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const at = (point: Point, width: number) =>
    `${(point[0] + nx * width).toFixed(1)},${(point[1] + ny * width).toFixed(1)}`;
  return `<polygon points="${at(from, startWidth)} ${at(to, endWidth)} ${at(to, -endWidth)} ${at(from, -startWidth)}" fill="${color}"/><circle cx="${from[0]}" cy="${from[1]}" r="${startWidth}" fill="${color}"/><circle cx="${to[0]}" cy="${to[1]}" r="${endWidth}" fill="${color}"/>`;
}

/** A whole person in a pose. `id` keeps clip paths unique. */
export function figure(look: Look, pose: Pose, { id, mood }: { id: string; mood: Mood }): string {
  const tones = getTones(look);
  const wide = 25 + look.build * 9;
  const bare = look.outfit === 'tank' || look.outfit === 'straps';
  const legs = mix(tones.palette.deep, tones.palette.base, 0.35);
  const sleeve = bare ? tones.skin : tones.cloth;
  const { back, front } = head(look, tones, { id, mood, turn: 3 });
  const face = (part: string) =>
    `<g transform="translate(${pose.head[0]} ${pose.head[1]}) rotate(${pose.tilt ?? 0}) scale(.42)">${part}</g>`;
  const arm = ([elbow, hand]: Pose['nearArm'], side: number, colors: { upper: string; lower: string }) => {
    const shoulder: Point = [pose.neck[0] + side * (wide - 8), pose.neck[1] + 18];
    return `${limb(shoulder, elbow, 12.5 + look.build * 3, 9.5, colors.upper)}${limb(elbow, hand, 9, 6, colors.lower)}<circle cx="${hand[0]}" cy="${hand[1]}" r="8.500" fill="${colors.lower}"/>`;
  };
  const leg = ([knee, ankle, toe]: Pose['nearLeg'], side: number, color: string, shoe: string) =>
    `${limb([pose.hip[0] + side * 11, pose.hip[1]], knee, 20, 13, color)}${limb(knee, ankle, 13, 8, color)}${limb(ankle, toe, 8.5, 5.5, shoe)}`;
  const shaded = (color: string) => darker(color, 0.24);
  const [[nx, ny], [hx, hy]] = [pose.neck, pose.hip];
  const angle = Math.atan2(hy - ny, hx - nx) - Math.PI / 2;
  const turn = (x: number, y: number, origin: Point) =>
    `${(origin[0] + x * Math.cos(angle) - y * Math.sin(angle)).toFixed(1)} ${(origin[1] + x * Math.sin(angle) + y * Math.cos(angle)).toFixed(1)}`;
  const torso = `M${turn(-wide, 12, pose.neck)} Q${turn(0, -2, pose.neck)} ${turn(wide, 12, pose.neck)} Q${turn(wide * 0.7, 70, pose.neck)} ${turn(23, 4, pose.hip)} Q${turn(0, 18, pose.hip)} ${turn(-23, 4, pose.hip)} Q${turn(-wide * 0.7, 70, pose.neck)} ${turn(-wide, 12, pose.neck)}Z`;
  return `${face(back)}
    ${arm(pose.farArm, 1, { upper: shaded(sleeve), lower: shaded(tones.skin) })}
    ${leg(pose.farLeg, 1, shaded(legs), shaded(tones.palette.glow))}
    ${leg(pose.nearLeg, -1, legs, tones.palette.glow)}
    ${limb([nx, ny + 12], pose.head, 9, 10, tones.shade)}
    <path d="${torso}" fill="${tones.cloth}"/>
    ${pose.skirt && look.build < 0.5 ? `<path d="M${turn(-24, -14, pose.hip)} Q${turn(-62, 60, pose.hip)} ${turn(-74, 92, pose.hip)} Q${turn(0, 116, pose.hip)} ${turn(74, 92, pose.hip)} Q${turn(62, 60, pose.hip)} ${turn(24, -14, pose.hip)}Z" fill="${tones.cloth}"/><path d="M${turn(-8, 0, pose.hip)} L${turn(-24, 96, pose.hip)} M${turn(10, 0, pose.hip)} L${turn(28, 98, pose.hip)}" stroke="${tones.clothShade}" stroke-width="3" opacity=".6"/>` : ''}
    ${arm(pose.nearArm, -1, { upper: sleeve, lower: tones.skin })}
    ${face(front)}`;
}
