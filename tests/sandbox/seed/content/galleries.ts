import { randomFrom } from '../../media/random';
import { CAST } from '../../media/art/cast';
import { galleryFile, photoFile } from '../files';
import { getId, getSlug } from '../ids';
import { performerId } from '../people/performers';
import { categoryId } from './categories';
import { getStats } from './videos';
import type { Craft } from '../../media/art/cast';
import type { SceneName } from '../../media/art/scenes/catalog';
import type { Clock } from '../clock';
import type { Username } from '../people/profiles';
import type { GalleryRow, PhotoRow } from '../rows/content';

type GalleryPlan = readonly [
  by: Username,
  name: string,
  photos: number,
  access: 'free' | 'members' | number,
  about: string,
  state?: 'draft' | 'inactive',
];

const LONG_STORY =
  'Every morning of that week began at the same window and ended on the same stairs. I carried one camera, two rolls and no plan; what stayed is what the light allowed. The first pictures are from the attic above the stage, the last from the street in front of it, where the bakers were the only audience. In between there is a door that would not close, a mirror that belonged to somebody famous, and eleven people who did not know that they were being looked at. Nothing was arranged, little was kept, and the order is that of the days.';

/** The galleries, oldest first. */
const GALLERIES: readonly GalleryPlan[] = [
  ['linneasol', 'Not yet hung', 0, 'free', 'The frames are ready. The pictures follow.'],
  ['nova', 'After hours', 12, 'members', 'What happens when the last record has stopped.'],
  [
    'ivoryjune',
    'Twelve windows, two stairs and a door that never closed in the house by the park',
    7,
    'free',
    LONG_STORY,
  ],
  ['theookafor', 'Eighty-eight keys', 9, 'free', 'One instrument, nine rooms.'],
  ['viktorlund', 'Chalk', 8, 'members', 'Competition day in Odense.'],
  ['rosaverde', 'La Boqueria before eight', 14, 'free', 'The stalls while they are still being built.'],
  ['samirakhan', 'Bells and dust', 12, 12, 'Jaipur, the week before the festival.'],
  ['kofibeats', 'Sticks, brushes, hands', 7, 'members', ''],
  ['pierrelune', 'Thirty years of the same oven', 10, 18, 'Photographs by my daughter.'],
  ['linneasol', 'West coast, seven weathers', 11, 'free', 'A tour by bicycle and ferry.'],
  ['jonasveit', 'Concrete', 9, 'members', 'Every spot in the city with a smooth floor.'],
  ['mayastrong', 'Garage gym, first winter', 6, 'free', 'How it looked before the heating.'],
  ['aria', 'A room full of songs', 16, 'free', 'The writing room, from the first chord to the last cup of tea.'],
  ['kenjiembers', 'Fire', 13, 15, 'Only light from the coals.'],
  ['diegomarin', 'Saturday at the port', 10, 'members', 'Band, dancers, grandmothers.'],
  ['priyaflow', 'Still', 12, 'members', 'Shapes and shore.'],
  ['aria', 'Forty frames of a tour', 40, 20, 'Eleven towns, one van. Forty pictures that survived the selection.'],
  ['ivoryjune', 'Before the curtain', 24, 22, 'Twenty-four pictures from the wings, taken between two entrances.'],
  ['chefamara', 'Sunday table', 15, 'free', 'Plates, hands, and who ate what.'],
  ['nova', 'Blue light district', 18, 10, 'Four clubs, one coat.'],
  ['tamakairunner', 'Wind section', 9, 'free', 'Wellington being itself.'],
  ['aria', 'Costume fittings', 8, 'members', 'Not yet sorted.', 'draft'],
  ['zuri', 'Studio with plants', 20, 'members', 'Morning light, bare feet, too many ferns.'],
];

const SCENES: Record<Craft, readonly SceneName[]> = {
  music: ['sitting', 'singing', 'verse', 'lounge', 'evening', 'hall', 'tabletop', 'sitting', 'rooftops', 'studio'],
  dance: [
    'sitting',
    'leaping',
    'balance',
    'street',
    'sundown',
    'together',
    'slippers',
    'backstage',
    'leapFree',
    'rehearsal',
  ],
  food: ['dish', 'cooking', 'chopping', 'market', 'baking', 'sitting', 'dish', 'simmer', 'frying', 'kitchen'],
  training: [
    'sitting',
    'outdoors',
    'running',
    'stretching',
    'coaching',
    'gear',
    'lifting',
    'hills',
    'squatting',
    'shore',
  ],
};
const INSTRUMENT_SCENES: Partial<Record<string, SceneName>> = {
  guitar: 'strumming',
  piano: 'keys',
  decks: 'mixing',
  violin: 'bowing',
  drums: 'drumming',
};

/** Descriptions of scenes, for the captions of photos. */
const WORDS: Partial<Record<SceneName, string>> = {
  sitting: 'Looking into the camera',
  singing: 'Singing in the light of the stage',
  verse: 'The quiet verse, close to the microphone',
  lounge: 'At home beside the lamp',
  evening: 'Above the city in the evening',
  hall: 'The empty stage before the show',
  tabletop: 'A record, headphones and a cassette',
  rooftops: 'Roofs under a wide sky',
  studio: 'The room where the songs are made',
  strumming: 'Guitar in hand',
  keys: 'Both hands on the keys',
  mixing: 'Behind the decks',
  bowing: 'A long bow on the violin',
  drumming: 'Sticks in the air',
  leaping: 'In the middle of a leap',
  leapFree: 'A leap with nothing around it',
  balance: 'On one foot, holding still',
  street: 'Dancing in the street',
  sundown: 'Turning as the sun goes down',
  together: 'Two dancers, one step',
  slippers: 'Slippers after class',
  backstage: 'Waiting in the wings',
  rehearsal: 'The rehearsal room, empty',
  dish: 'A plate, ready to go out',
  cooking: 'At the stove',
  chopping: 'Knife, board and vegetables',
  market: 'At the market stall',
  baking: 'Hands in the dough',
  simmer: 'A pot that takes its time',
  frying: 'The pan is hot',
  kitchen: 'The kitchen before service',
  outdoors: 'Outside, before training',
  running: 'Running',
  stretching: 'A long stretch',
  coaching: 'Showing how it is done',
  gear: 'What goes into the bag',
  lifting: 'The bar leaves the floor',
  squatting: 'Down into the squat',
  hills: 'Hills in the morning',
  shore: 'The shore at low sun',
};

/** Scenes without people: fine inside a gallery, but dull as a cover. */
const EMPTY_SCENES: ReadonlySet<SceneName> = new Set([
  'hall',
  'rooftops',
  'studio',
  'rehearsal',
  'hills',
  'shore',
  'kitchen',
  'gear',
]);

const CATEGORY = { music: 'On stage', dance: 'Rehearsals', food: 'Food', training: 'Training' } as const;

/** Scenes that suit the performer: only singers sing, and everybody plays their own instrument. */
function getScenes(by: Username): SceneName[] {
  const look = CAST[by];
  const own = 'instrument' in look ? INSTRUMENT_SCENES[look.instrument] : undefined;
  const scenes = SCENES[look.craft].filter((scene) => !own || (scene !== 'singing' && scene !== 'verse'));
  return own ? [own, ...scenes] : scenes;
}

type GalleriesAndPhotos = { galleries: GalleryRow[]; photos: PhotoRow[] };

export function galleriesAndPhotos(clock: Clock): GalleriesAndPhotos {
  const parts = GALLERIES.map((plan, index) => gallery(plan, GALLERIES.length - index, clock));
  return { galleries: parts.map((part) => part.gallery), photos: parts.flatMap((part) => part.photos) };
}

function gallery(
  [by, name, count, access, description, state]: GalleryPlan,
  age: number,
  clock: Clock,
): { gallery: GalleryRow; photos: PhotoRow[] } {
  const slug = getSlug(name);
  const random = randomFrom(`gallery/${slug}`);
  const galleryId = getId('gallery', slug);
  const days = Math.round(age ** 1.55);
  const hours = random.whole(1, 22);
  const createdAt = clock.ago({ days, hours });
  const scenes = getScenes(by);
  const offset = random.whole(0, scenes.length - 1);
  const sceneAt = (index: number): SceneName => scenes[(index + offset) % scenes.length] ?? 'sitting';
  const photos = Array.from({ length: count }, (_, index): PhotoRow => {
    // The first photo is the newest, because lists start with the newest.
    const takenAt = clock.ago({ days, hours, minutes: index });
    const scene = sceneAt(index);
    const { photo, blurred } = photoFile(`${by}-${scene}-${slug}-${index + 1}`, random.whole(0, 4));
    return {
      _id: getId('photo', `${slug}/${index + 1}`),
      createdAt: takenAt,
      updatedAt: takenAt,
      title: WORDS[scene] ?? '',
      description: '',
      status: 'active',
      processing: false,
      performerId: performerId(by),
      galleryId,
      isGalleryCover: index === 0,
      ordering: index,
      photo,
      blurred,
    };
  });
  return {
    photos,
    gallery: {
      _id: galleryId,
      createdAt,
      updatedAt: createdAt,
      name,
      slug,
      description,
      status: state ?? 'active',
      performerId: performerId(by),
      performerIds: [performerId(by)],
      categoryIds: [
        categoryId('gallery', CATEGORY[CAST[by].craft]),
        ...(scenes.includes('sitting') && random.chance(0.3) ? [categoryId('gallery', 'Portraits')] : []),
      ],
      coverPhotoId: count > 0 ? getId('photo', `${slug}/1`) : null,
      coverPhoto: galleryFile(
        `${by}-${scenes.find((scene, index) => index >= offset && !EMPTY_SCENES.has(scene)) ?? 'sitting'}-${slug}-cover`,
      ),
      numOfItems: count,
      isSale: access !== 'members',
      price: typeof access === 'number' ? access : 0,
      stats: getStats(random, 0.6),
    },
  };
}
