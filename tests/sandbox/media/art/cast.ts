import type { PaletteName } from './color';

export type Craft = 'music' | 'dance' | 'food' | 'training';
export type HairCut =
  | 'crop'
  | 'swoop'
  | 'afro'
  | 'curls'
  | 'bob'
  | 'long'
  | 'waves'
  | 'bun'
  | 'ponytail'
  | 'braids'
  | 'strands'
  | 'buzz'
  | 'bald'
  | 'scarf'
  | 'wrap'
  | 'pixie';
export type HairColor = 'black' | 'brown' | 'blond' | 'red' | 'white';
type Outfit =
  | 'tee'
  | 'shirt'
  | 'hoodie'
  | 'blazer'
  | 'turtleneck'
  | 'tank'
  | 'straps'
  | 'jacket'
  | 'chef'
  | 'apron'
  | 'knit'
  | 'tunic';

/** The appearance of a person in all images. */
export type Look = {
  craft: Craft;
  palette: PaletteName;
  /** From 0 (lightest) to 7 (darkest). */
  skin: number;
  hair: HairCut;
  hairColor: HairColor;
  outfit: Outfit;
  /** From 0 (narrow) to 1 (broad). */
  build: number;
  beard?: 'stubble' | 'full' | 'moustache';
  glasses?: 'round' | 'square';
  extra?: 'hoops' | 'headphones' | 'headband' | 'toque' | 'bandana' | 'flower';
  /** Index of the color of the clothes. */
  wear?: 0 | 1 | 2;
  instrument?: 'microphone' | 'guitar' | 'piano' | 'decks' | 'violin' | 'drums';
};

/** The performers by username. */
export const CAST = {
  aria: {
    craft: 'music',
    palette: 'dusk',
    skin: 4,
    hair: 'waves',
    hairColor: 'black',
    outfit: 'straps',
    build: 0.2,
    extra: 'hoops',
    instrument: 'microphone',
  },
  nova: {
    craft: 'music',
    palette: 'neon',
    skin: 1,
    hair: 'bob',
    hairColor: 'white',
    outfit: 'jacket',
    build: 0.3,
    extra: 'headphones',
    instrument: 'decks',
  },
  theookafor: {
    craft: 'music',
    palette: 'gold',
    skin: 7,
    hair: 'crop',
    hairColor: 'black',
    outfit: 'turtleneck',
    build: 0.8,
    beard: 'full',
    instrument: 'piano',
  },
  linneasol: {
    craft: 'music',
    palette: 'mint',
    skin: 0,
    hair: 'long',
    hairColor: 'blond',
    outfit: 'knit',
    build: 0.2,
    instrument: 'violin',
  },
  mateoriver: {
    craft: 'music',
    palette: 'brick',
    skin: 3,
    hair: 'swoop',
    hairColor: 'brown',
    outfit: 'shirt',
    build: 0.7,
    beard: 'stubble',
    instrument: 'guitar',
  },
  hanabi: {
    craft: 'music',
    palette: 'rose',
    skin: 1,
    hair: 'pixie',
    hairColor: 'black',
    outfit: 'blazer',
    build: 0.3,
    extra: 'flower',
    instrument: 'guitar',
  },
  kofibeats: {
    craft: 'music',
    palette: 'ember',
    skin: 6,
    hair: 'strands',
    hairColor: 'black',
    outfit: 'hoodie',
    build: 0.8,
    glasses: 'round',
    instrument: 'drums',
  },
  ivoryjune: { craft: 'dance', palette: 'rose', skin: 0, hair: 'bun', hairColor: 'red', outfit: 'straps', build: 0.1 },
  zuri: {
    craft: 'dance',
    palette: 'olive',
    skin: 7,
    hair: 'afro',
    hairColor: 'black',
    outfit: 'tunic',
    build: 0.2,
    extra: 'hoops',
  },
  diegomarin: {
    craft: 'dance',
    palette: 'ember',
    skin: 3,
    hair: 'curls',
    hairColor: 'brown',
    outfit: 'shirt',
    build: 0.7,
  },
  meilin: {
    craft: 'dance',
    palette: 'sky',
    skin: 1,
    hair: 'ponytail',
    hairColor: 'black',
    outfit: 'tank',
    build: 0.2,
  },
  samirakhan: {
    craft: 'dance',
    palette: 'dusk',
    skin: 4,
    hair: 'braids',
    hairColor: 'black',
    outfit: 'tunic',
    build: 0.2,
    extra: 'flower',
  },
  jonasveit: {
    craft: 'dance',
    palette: 'lagoon',
    skin: 1,
    hair: 'buzz',
    hairColor: 'blond',
    outfit: 'tee',
    build: 0.7,
    beard: 'stubble',
  },
  chefamara: {
    craft: 'food',
    palette: 'brick',
    skin: 6,
    hair: 'wrap',
    hairColor: 'black',
    outfit: 'apron',
    build: 0.4,
    extra: 'hoops',
  },
  pierrelune: {
    craft: 'food',
    palette: 'sky',
    skin: 1,
    hair: 'crop',
    hairColor: 'white',
    outfit: 'chef',
    build: 0.7,
    beard: 'moustache',
    extra: 'toque',
  },
  noorbakes: {
    craft: 'food',
    palette: 'mint',
    skin: 3,
    hair: 'scarf',
    hairColor: 'brown',
    outfit: 'apron',
    build: 0.3,
  },
  kenjiembers: {
    craft: 'food',
    palette: 'gold',
    skin: 2,
    hair: 'swoop',
    hairColor: 'black',
    outfit: 'chef',
    build: 0.6,
    extra: 'bandana',
  },
  rosaverde: {
    craft: 'food',
    palette: 'fern',
    skin: 3,
    hair: 'bob',
    hairColor: 'brown',
    outfit: 'apron',
    build: 0.4,
    glasses: 'round',
  },
  oluandtable: {
    craft: 'food',
    palette: 'olive',
    skin: 7,
    hair: 'bald',
    hairColor: 'black',
    outfit: 'apron',
    build: 0.9,
    beard: 'full',
    glasses: 'square',
  },
  mayastrong: {
    craft: 'training',
    palette: 'lagoon',
    skin: 5,
    hair: 'ponytail',
    hairColor: 'brown',
    outfit: 'tank',
    build: 0.5,
    extra: 'headband',
  },
  viktorlund: {
    craft: 'training',
    palette: 'gold',
    skin: 0,
    hair: 'crop',
    hairColor: 'blond',
    outfit: 'tank',
    build: 1,
    beard: 'full',
  },
  priyaflow: {
    craft: 'training',
    palette: 'sky',
    skin: 4,
    hair: 'long',
    hairColor: 'black',
    outfit: 'straps',
    build: 0.2,
  },
  tamakairunner: {
    craft: 'training',
    palette: 'fern',
    skin: 4,
    hair: 'curls',
    hairColor: 'black',
    outfit: 'tee',
    build: 0.8,
    extra: 'headband',
  },
  graceholloway: {
    craft: 'training',
    palette: 'sand',
    skin: 0,
    hair: 'pixie',
    hairColor: 'white',
    outfit: 'hoodie',
    build: 0.3,
    glasses: 'square',
  },
} as const satisfies Record<string, Look>;
