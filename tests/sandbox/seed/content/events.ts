import { sceneFile } from '../files';
import { idOf, slugOf } from '../ids';
import { performerId } from '../people/performers';
import type { SceneName } from '../../media/art/scenes/catalogue';
import type { Clock } from '../clock';
import type { Username } from '../people/profiles';
import type { EventRow } from '../rows/content';

type EventPlan = { by: Username; title: string; day: number; hour: number; hours: number; scene: SceneName; about: string; price?: number; status?: 'inactive'; booked?: boolean };

/** Past, running and coming events; the day counts from today (UTC). */
const EVENTS: readonly EventPlan[] = [
  { by: 'aria', title: 'Closing night of the tour', day: -40, hour: 19, hours: 3, scene: 'singing', about: 'The last of eleven.' },
  { by: 'noorbakes', title: 'Bake along: flatbreads', day: -12, hour: 9, hours: 2, scene: 'baking', about: 'Flour, water, salt, a very hot pan.' },
  { by: 'viktorlund', title: 'Technique hour', day: -3, hour: 17, hours: 1, scene: 'lifting', about: 'Send a film of your lift and we look at it together.', price: 30, booked: true },
  { by: 'nova', title: 'The night that never ends', day: 0, hour: 0, hours: 24, scene: 'mixing', about: 'On air from midnight to midnight.' },
  { by: 'zuri', title: 'Open floor', day: 1, hour: 16, hours: 2, scene: 'leaping', about: 'Improvisation for everyone, in the room and on the stream.' },
  { by: 'aria', title: 'Thursday set, by request', day: 2, hour: 20, hours: 2, scene: 'verse', about: 'You name the songs, I try to remember the words.' },
  { by: 'oluandtable', title: 'Supper for twelve', day: 3, hour: 19, hours: 3, scene: 'dish', about: 'The pass, the stove and the table, live.' },
  { by: 'priyaflow', title: 'Silent class', day: 4, hour: 2, hours: 1, scene: 'stretching', about: 'An hour without a word.' },
  { by: 'aria', title: 'Songwriting hour for five', day: 6, hour: 18, hours: 1, scene: 'lounge', about: 'Bring a verse; leave with a second one.', price: 60 },
  { by: 'kenjiembers', title: 'Ember talk', day: 8, hour: 11, hours: 2, scene: 'frying', about: 'Questions and skewers.' },
  { by: 'graceholloway', title: 'Ten minutes, together', day: 9, hour: 17, hours: 1, scene: 'outdoors', about: 'The chair, the wall, and everyone who likes company.' },
  { by: 'noorbakes', title: 'Holiday bread, live', day: 9, hour: 8, hours: 4, scene: 'baking', about: 'From flour to crust in one morning.' },
  { by: 'ivoryjune', title: 'Company class, watched from the piano', day: 13, hour: 10, hours: 2, scene: 'balance', about: 'With the kind permission of the company.', price: 25 },
  { by: 'aria', title: 'First night of the new songs', day: 21, hour: 20, hours: 3, scene: 'singing', about: 'All of them, in order, for the first time.' },
  { by: 'aria', title: 'Rehearsal, perhaps', day: 5, hour: 15, hours: 2, scene: 'lounge', about: 'Not decided yet.', status: 'inactive' },
];

/** In order of their beginning. */
export function events(clock: Clock): EventRow[] {
  return EVENTS.map((plan): EventRow => {
    const slug = slugOf(`${plan.by} ${plan.title}`);
    const createdAt = clock.ago({ days: Math.max(2, 14 - plan.day) });
    return {
      _id: idOf('event', slug),
      createdAt,
      updatedAt: createdAt,
      title: plan.title,
      description: plan.about,
      startAt: clock.atHour(plan.day, plan.hour),
      endAt: clock.atHour(plan.day, plan.hour + plan.hours),
      isPrivate: plan.price !== undefined,
      price: plan.price ?? 0,
      status: plan.status ?? 'active',
      performerId: performerId(plan.by),
      image: sceneFile(`${plan.by}-${plan.scene}-event-${slugOf(plan.title)}`.slice(0, 64)),
      isBooked: plan.booked ?? false,
    };
  }).sort((a, b) => a.startAt.localeCompare(b.startAt));
}
