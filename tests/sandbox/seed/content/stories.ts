import { PALETTES } from '../../media/art/color';
import { CAST } from '../../media/art/cast';
import { blurredStory, storyFile } from '../files';
import { getId } from '../ids';
import { performerId } from '../people/performers';
import { randomFrom } from '../../media/random';
import type { SceneName } from '../../media/art/scenes/catalog';
import type { Clock } from '../clock';
import type { Username } from '../people/profiles';
import type { StoryRow } from '../rows/content';

/** `access` is a price in tokens; free if undefined. */
type StoryPlan = readonly [
  by: Username,
  hours: number,
  type: StoryRow['type'],
  text: string,
  scene: SceneName,
  access?: number | 'members',
];

const STORIES: readonly StoryPlan[] = [
  ['mateoriver', 31, 'photo', 'Yesterday’s sunset, for the archive.', 'evening'],
  ['chefamara', 22, 'photo', 'Sunday table, before anyone sat down.', 'dish'],
  ['ivoryjune', 20, 'photo', 'Class in ten minutes.', 'balance'],
  ['ivoryjune', 19, 'photo', 'Class is over. So am I.', 'slippers'],
  ['noorbakes', 16, 'photo', 'Four in the morning, first batch.', 'baking'],
  ['mayastrong', 13, 'text', 'Rest day. Yes, really. Walk, eat, sleep, repeat nothing.', 'coaching'],
  ['diegomarin', 11, 'photo', 'The band is tuning up.', 'street'],
  ['zuri', 9, 'video', 'Warm-up on the roof.', 'sundown'],
  ['aria', 8, 'photo', 'Sound check. The room is smaller than it looks.', 'singing'],
  ['aria', 7, 'text', 'Which song first tonight? Tell me in the chat.', 'verse'],
  ['aria', 6, 'video', 'Ten seconds of the new one.', 'lounge', 5],
  ['priyaflow', 5, 'photo', 'Low tide, good light.', 'outdoors'],
  ['kenjiembers', 4, 'photo', 'Forty skewers to go.', 'frying'],
  ['nova', 2, 'photo', 'Still on air.', 'mixing'],
  ['nova', 1, 'photo', 'What the desk looks like from my side. Members asked, members get it.', 'tabletop', 'members'],
  [
    'kenjiembers',
    3,
    'text',
    'The marinade, in full: soy, mirin, a spoon of miso, the juice of one hard pear, and the thing my grandmother called “patience”, by which she meant overnight.',
    'cooking',
    3,
  ],
  ['chefamara', 21, 'photo', 'And after everyone sat down.', 'together', 2],
  [
    'zuri',
    8,
    'text',
    'Somebody asked what I think about before a turn. Nothing. I look at one nail in the wall, I keep looking at it for as long as my neck allows, and then I look at it again. The nail does not know that it is the most important person in the room. I have thanked it anyway, every evening of this season.',
    'sundown',
  ],
];

export function stories(clock: Clock): StoryRow[] {
  return STORIES.map(([by, hours, type, text, scene, access = 0], index): StoryRow => {
    const random = randomFrom(`story/${index}`);
    const palette = PALETTES[CAST[by].palette];
    const key = `${by}-${scene}-story-${index + 1}`;
    const createdAt = clock.ago({ hours, minutes: random.whole(0, 50) });
    const picture = storyFile(key);
    return {
      _id: getId('story', String(index)),
      createdAt,
      updatedAt: createdAt,
      type,
      title: '',
      text,
      textColor: '#ffffff',
      backgroundUrl: type === 'text' ? '' : picture.url,
      files:
        type === 'text'
          ? []
          : [
              {
                _id: getId('story-file', String(index)),
                ...picture,
                type: type === 'video' ? 'video' : 'photo',
                ...(type === 'video' ? { duration: 6 } : {}),
              },
            ],
      performerId: performerId(by),
      isSale: access !== 'members',
      price: access === 'members' ? 0 : access,
      totalLike: random.whole(3, 240),
      totalComment: 0,
      source: type === 'video' ? { clip: palette === PALETTES.dusk ? 'evening' : 'morning', seconds: 6 } : null,
      blurred: type === 'text' ? '' : blurredStory(key),
    };
  });
}
