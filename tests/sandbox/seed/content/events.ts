import { sceneFile } from '../files';
import { getId, getSlug } from '../ids';
import { performerId } from '../people/performers';
import type { SceneName } from '../../media/art/scenes/catalog';
import type { Clock } from '../clock';
import type { Username } from '../people/profiles';
import type { EventRow } from '../rows/content';

type EventPlan = {
  by: Username;
  title: string;
  scene: SceneName;
  about: string;
  /** Days from today and hour of that day (UTC), or minutes from now. */
  at: { day: number; hour: number } | { minutes: number };
  hours: number;
  price?: number;
  status?: 'inactive';
  booked?: boolean;
};

/** Past, running, upcoming and canceled events. */
const EVENTS: readonly EventPlan[] = [
  {
    by: 'aria',
    title: 'Closing night of the tour',
    at: { day: -40, hour: 19 },
    hours: 3,
    scene: 'singing',
    about: 'The last of eleven.',
  },
  {
    by: 'noorbakes',
    title: 'Bake along: flatbreads',
    at: { day: -12, hour: 9 },
    hours: 2,
    scene: 'baking',
    about: 'Flour, water, salt, a very hot pan.',
  },
  {
    by: 'viktorlund',
    title: 'Technique hour',
    at: { day: -3, hour: 17 },
    hours: 1,
    scene: 'lifting',
    about: 'Send a video of your lift and we’ll look at it together.',
    price: 30,
    booked: true,
  },
  {
    by: 'nova',
    title: 'The night that never ends',
    at: { day: 0, hour: 0 },
    hours: 48,
    scene: 'mixing',
    about: 'On air from midnight until the midnight after next.',
  },
  {
    by: 'zuri',
    title: 'Open floor',
    at: { day: 1, hour: 16 },
    hours: 2,
    scene: 'leaping',
    about: 'Improvisation for everyone, in the room and on the stream.',
  },
  {
    by: 'aria',
    title: 'Thursday set, by request',
    at: { day: 2, hour: 20 },
    hours: 2,
    scene: 'verse',
    about: 'You name the songs, I try to remember the words.',
  },
  {
    by: 'oluandtable',
    title: 'Supper for twelve',
    at: { day: 3, hour: 19 },
    hours: 3,
    scene: 'dish',
    about: 'The pass, the stove and the table, live.',
  },
  {
    by: 'priyaflow',
    title: 'Silent class',
    at: { day: 4, hour: 2 },
    hours: 1,
    scene: 'stretching',
    about: 'An hour without a word.',
  },
  {
    by: 'aria',
    title: 'Songwriting hour for five',
    at: { day: 6, hour: 18 },
    hours: 1,
    scene: 'lounge',
    about: 'Bring a verse; leave with a second one.',
    price: 60,
  },
  {
    by: 'kenjiembers',
    title: 'Ember talk',
    at: { day: 8, hour: 11 },
    hours: 2,
    scene: 'frying',
    about: 'Questions and skewers.',
  },
  {
    by: 'graceholloway',
    title: 'Ten minutes, together',
    at: { day: 9, hour: 17 },
    hours: 1,
    scene: 'outdoors',
    about: 'The chair, the wall, and everyone who likes company.',
  },
  {
    by: 'noorbakes',
    title: 'Holiday bread, live',
    at: { day: 9, hour: 8 },
    hours: 4,
    scene: 'baking',
    about: 'From flour to crust in one morning.',
  },
  {
    by: 'ivoryjune',
    title: 'Company class, watched from the piano',
    at: { day: 13, hour: 10 },
    hours: 2,
    scene: 'balance',
    about: 'With the kind permission of the company.',
    price: 25,
  },
  {
    by: 'aria',
    title: 'First night of the new songs',
    at: { day: 21, hour: 20 },
    hours: 3,
    scene: 'singing',
    about: 'All of them, in order, for the first time.',
  },
  {
    by: 'mateoriver',
    title: 'Songs by the van',
    at: { minutes: 40 },
    hours: 1,
    scene: 'lounge',
    about: 'Five songs on the way to the next town, as long as the light lasts.',
  },
  {
    by: 'mayastrong',
    title: 'Leg day, together',
    at: { day: 9, hour: 6 },
    hours: 1,
    scene: 'lifting',
    about: 'Bring a bag of rice if you have no weights.',
  },
  {
    by: 'chefamara',
    title: 'Market walk',
    at: { day: 9, hour: 12 },
    hours: 2,
    scene: 'dish',
    about: 'From stall to stall, and what to cook with it.',
    price: 15,
  },
  {
    by: 'ivoryjune',
    title: 'A very long evening of very short pieces, for everybody who ever carried a cello up these stairs',
    at: { day: 16, hour: 18 },
    hours: 5,
    scene: 'balance',
    about:
      'Forty pieces, none longer than seven minutes.\n\nCome and go as you like. There is tea on the landing, and whoever brings an instrument plays.',
  },
  {
    by: 'samirakhan',
    title: 'کتھک کی ایک شام',
    at: { day: 18, hour: 15 },
    hours: 2,
    scene: 'leaping',
    about: 'رقص، طبلہ اور گفتگو۔',
  },
  {
    by: 'aria',
    title: 'Rehearsal with an audience',
    at: { day: 5, hour: 15 },
    hours: 2,
    scene: 'lounge',
    about: 'Canceled: the hall is being painted.',
    status: 'inactive',
  },
];

const eventName = ({ by, title }: EventPlan): string => getSlug(`${by} ${title}`);

/** Id by performer and title, such as `aria-first-night-of-the-new-songs`. */
export const eventId = (name: string): string => getId('event', name);

/** Events by start time. */
export function events(clock: Clock): EventRow[] {
  return EVENTS.map((plan): EventRow => {
    const slug = eventName(plan);
    const startAt =
      'day' in plan.at ? clock.atHour(plan.at.day, plan.at.hour) : clock.ahead({ minutes: plan.at.minutes });
    const createdAt = clock.ago({ days: 'day' in plan.at ? Math.max(2, 14 - plan.at.day) : 3 });
    return {
      _id: eventId(slug),
      createdAt,
      updatedAt: createdAt,
      title: plan.title,
      description: plan.about,
      startAt,
      endAt: new Date(Date.parse(startAt) + plan.hours * 3_600_000).toISOString(),
      isPrivate: plan.price !== undefined,
      price: plan.price ?? 0,
      status: plan.status ?? 'active',
      performerId: performerId(plan.by),
      image: sceneFile(getSlug(`${plan.by} ${plan.scene} event ${plan.title}`).slice(0, 64)),
      isBooked: plan.booked ?? false,
    };
  }).sort((a, b) => a.startAt.localeCompare(b.startAt));
}
