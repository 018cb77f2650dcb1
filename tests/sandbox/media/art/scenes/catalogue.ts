import { hills, rooftops, shore, stage } from '../backdrops';
import { kitchen, musicRoom, rehearsal } from '../rooms';
import { dance } from './dance';
import { food } from './food';
import { music } from './music';
import { portrait } from './portrait';
import { training } from './training';
import type { Scene } from './brush';
import type { Backdrop } from '../backdrops';

const place = (backdrop: Backdrop): Scene => ({ width, palette, random }) => backdrop(width, palette, random);

/** Every scene by name; the middle part of a picture's key is one of these names. */
export const SCENES = {
  ...music,
  ...dance,
  ...food,
  ...training,
  ...portrait,
  hills: place(hills),
  rooftops: place(rooftops),
  shore: place(shore),
  hall: place(stage),
  kitchen: place(kitchen),
  studio: place(musicRoom),
  rehearsal: place(rehearsal),
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
