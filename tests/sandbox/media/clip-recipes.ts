/** Increase it whenever the recipes or the encoder change. */
export const RECIPE_VERSION = '2';

export const FRAMES_PER_SECOND = 24;
/** Length of a segment and interval of key frames, in seconds. */
export const SEGMENT_SECONDS = 2;
/** Length of the public teaser, in seconds. */
export const TEASER_SECONDS = 6;

export const RENDITIONS = [
  { name: '360p', width: 640, height: 360, videoRate: 420 },
  { name: '240p', width: 426, height: 240, videoRate: 190 },
] as const;

export type Recipe = {
  /** Scene keys. Each is shown for `sceneSeconds` with a slow camera move. */
  scenes: readonly string[];
  sceneSeconds: number;
  /** The video is encoded once and repeated this many times. */
  repeats: number;
  /** Frequencies of the chords, in hertz. */
  chords: readonly (readonly number[])[];
  chordSeconds: number;
};

export const RECIPES = {
  evening: {
    scenes: [
      'aria-singing-clip',
      'nova-mixing-clip',
      'mateoriver-evening-clip',
      'zuri-leaping-clip',
      'aria-verse-clip',
      'meilin-sundown-clip',
    ],
    sceneSeconds: 4,
    repeats: 20,
    chords: [
      [110, 220, 277, 330, 415],
      [123, 247, 294, 370, 440],
      [92, 185, 277, 330, 440],
      [147, 220, 294, 370, 554],
    ],
    chordSeconds: 4,
  },
  morning: {
    scenes: [
      'chefamara-cooking-clip',
      'priyaflow-outdoors-clip',
      'noorbakes-baking-clip',
      'tamakairunner-running-clip',
      'rosaverde-dish-clip',
      'ivoryjune-balance-clip',
    ],
    sceneSeconds: 5,
    repeats: 1,
    chords: [
      [131, 262, 330, 392, 494],
      [110, 220, 330, 440, 523],
      [87, 175, 262, 349, 440],
      [98, 196, 294, 392, 587],
    ],
    chordSeconds: 3,
  },
} as const satisfies Record<string, Recipe>;

export type ClipKey = keyof typeof RECIPES;

export const clipSeconds = ({ scenes, sceneSeconds, repeats }: Recipe): number =>
  scenes.length * sceneSeconds * repeats;
export const loopSeconds = ({ scenes, sceneSeconds }: Recipe): number => scenes.length * sceneSeconds;
