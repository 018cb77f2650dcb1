import { crowd, hills, rooftops, shore, stage } from '../backdrops';
import { kitchen, musicRoom, rehearsal } from '../rooms';
import { guitar, microphone, put } from '../things';
import { dance } from './dance';
import { food } from './food';
import { music } from './music';
import { portrait } from './portrait';
import { training } from './training';
import type { Scene } from './brush';
import type { Backdrop } from '../backdrops';

const location =
  (backdrop: Backdrop): Scene =>
  ({ width, palette, random }) =>
    backdrop(width, palette, random);

/** A stage before the first song. */
const emptyStage: Scene = ({ width, palette, random }) =>
  `${stage(width, palette, random)}<path d="M${width / 2} 560 V330 M${width / 2 - 46} 562 H${width / 2 + 46}" stroke="#17121f" stroke-width="9" stroke-linecap="round"/>${put(microphone(palette), width / 2 - 6, 312, 0.55, 20)}${put(guitar(palette), width / 2 + 110, 446, 0.82, -12)}${crowd(width, palette, random)}`;

/** Every scene by name. The middle part of an image key is one of these names. */
export const SCENES = {
  ...music,
  ...dance,
  ...food,
  ...training,
  ...portrait,
  hills: location(hills),
  rooftops: location(rooftops),
  shore: location(shore),
  hall: emptyStage,
  kitchen: location(kitchen),
  studio: location(musicRoom),
  rehearsal: location(rehearsal),
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
