import { getId, getSlug } from '../ids';
import type { Clock } from '../clock';
import type { CategoryGroup, CategoryRow } from '../rows/content';

const CATEGORIES = {
  video: [
    ['Live sets', 'Concerts from small rooms and large stages.'],
    ['Unplugged', 'One voice, one instrument, no cables.'],
    ['Lessons', 'Learn a song, a step, a dish or a lift.'],
    ['Dance', 'Choreography, class and improvisation.'],
    ['In the kitchen', 'From the cutting board to the plate.'],
    ['Baking', 'Bread, cakes and everything that rises.'],
    ['Strength', 'Weights, kettlebells and floor work.'],
    ['Yoga and mobility', 'Slow movement and long breath.'],
    ['Backstage', 'What happens before and after.'],
  ],
  gallery: [
    ['On stage', 'Light, haze and full houses.'],
    ['Portraits', 'Faces, at work and at rest.'],
    ['Rehearsals', 'The hours nobody buys a ticket for.'],
    ['Food', 'Plates, boards and markets.'],
    ['Outdoors', 'Hills, shores and rooftops.'],
    ['Training', 'Sweat, chalk and good form.'],
  ],
  product: [
    ['Records and tapes', 'Music to hold in your hands.'],
    ['Clothing', 'Shirts, caps and aprons.'],
    ['Books and plans', 'Recipes, sheet music and training plans.'],
    ['Kitchen', 'Tools and things from the pantry.'],
    ['Training gear', 'What the coaches use themselves.'],
    ['Prints', 'Pictures for the wall.'],
  ],
  performer: [
    ['Musicians', 'Singers, players and DJs.'],
    ['Dancers', 'Ballet, salsa, kathak and street.'],
    ['Cooks', 'Chefs, bakers and market regulars.'],
    ['Trainers', 'Strength, running, yoga and gentle movement.'],
  ],
  post: [
    ['News', 'Dates, releases and changes.'],
    ['Notes', 'Thoughts between two rehearsals.'],
    ['Recipes', 'Short enough for a card.'],
    ['Training log', 'What was done and how it felt.'],
  ],
} as const satisfies Record<CategoryGroup, ReadonlyArray<readonly [string, string]>>;

type NameIn<Group extends CategoryGroup> = (typeof CATEGORIES)[Group][number][0];

export const categoryId = <Group extends CategoryGroup>(group: Group, name: NameIn<Group>): string =>
  getId('category', `${group}/${getSlug(name)}`);

export function categories(clock: Clock): CategoryRow[] {
  const groups = Object.keys(CATEGORIES) as CategoryGroup[];
  const rows = groups.flatMap((group) =>
    CATEGORIES[group].map(([name, description], ordering): CategoryRow => ({
      _id: getId('category', `${group}/${getSlug(name)}`),
      createdAt: clock.ago({ days: 800 }),
      updatedAt: clock.ago({ days: 800 }),
      name,
      slug: getSlug(group === 'video' ? name : `${name}-${group}`),
      group,
      description,
      status: 'active',
      ordering,
    })),
  );
  const retired: CategoryRow = {
    _id: getId('category', 'video/retired'),
    createdAt: clock.ago({ days: 800 }),
    updatedAt: clock.ago({ days: 120 }),
    name: 'Television',
    slug: 'television',
    group: 'video',
    description: 'Kept for old links.',
    status: 'inactive',
    ordering: 99,
  };
  return [...rows, retired];
}
