import { performerOperations, type PerformerSearchQuery } from '@/contract/performer';
import type { Context } from '../context';
import { always, among, and, atLeast, atMost, holdsAny, is, not, withId, type Condition } from '../db/conditions';
import { badRequest, forbidden, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { hiddenPerformers } from '../views/blocked';
import { performerCard, performerProfile } from '../views/people';
import { viewFor } from '../views/view';
import { ascending, findByIdOrSlug, descending, given, listed, maybe, type Sorts } from './listing';

const SORTS: Sorts = {
  newest: [descending('createdAt')],
  latest: [descending('createdAt')],
  oldest: [ascending('createdAt')],
  popular: [descending('score')],
  score: [descending('score')],
  subscribers: [descending('stats.subscribers')],
  live: [descending('live'), descending('isOnline'), descending('score')],
  online: [descending('isOnline'), descending('score')],
};

/** Filters that match a value exactly. */
const ACCOUNT = ['name', 'gender', 'streamingStatus', 'isFreeSubscription'] as const;
const BODY_INFO = [
  'height',
  'weight',
  'eyes',
  'hair',
  'pubicHair',
  'bodyType',
  'butt',
  'ethnicity',
  'sexualOrientation',
] as const;

export function performerRoutes(context: Context): Route[] {
  const { store, now } = context;

  function filters(query: PerformerSearchQuery): Condition[] {
    const categories = given(query.categoryId, query.categoryIds);
    if (query.country && !/^[a-z]{2}$/i.test(query.country)) throw badRequest('Use a two-letter country code.');
    if (categories.some((id) => !store.categories.get(id))) throw badRequest('This category doesn’t exist.');
    return [
      is('status', 'active'),
      ...[...ACCOUNT, ...BODY_INFO].map((path) => maybe(path, query[path])),
      maybe('country', query.country?.toUpperCase()),
      query.languages ? holdsAny('languages', [query.languages]) : always,
      categories.length > 0 ? holdsAny('categoryIds', categories) : always,
      query.includedIds ? withId(query.includedIds) : always,
      query.fromAge ? atLeast('dateOfBirth', getStart(query.fromAge)) : always,
      query.toAge ? atMost('dateOfBirth', getEnd(query.toAge)) : always,
      query.age ? bornWithin(query.age, now()) : always,
    ];
  }

  return [
    route(performerOperations.searchPerformers, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      return listed(store.performers, query, {
        where: [...filters(query), not(among('_id', hiddenPerformers(context, viewer, ipAddress)))],
        sorts: SORTS,
        fields: ['name', 'username', 'score', 'monthlyPrice'],
        usual: [descending('score')],
        view: (performer) => performerCard(view, performer),
      });
    }),

    route(performerOperations.getPerformer, ({ params: { id }, viewer }) => {
      const performer = found(findByIdOrSlug(store.performers, 'username', id), 'This performer');
      const isOwn = viewer?.account._id === performer._id;
      if (performer.status === 'inactive') throw forbidden('This performer is suspended.');
      found(performer.status === 'active' || isOwn || null, 'This performer');
      store.performers.bump(performer._id, 'stats.views', 1);
      store.performers.bump(performer._id, 'score', 1);
      return performerProfile(viewFor(context, viewer), performer);
    }),
  ];
}

const getStart = (date: string): string => new Date(date).toISOString();
const getEnd = (date: string): string => new Date(Date.parse(date) + 24 * 60 * 60 * 1000 - 1).toISOString();

/** Converts an age range such as `20_22` or `over_50` to a range of birthdays. */
function bornWithin(band: string, now: Date): Condition {
  const [, from, to] = /^(?:over_(?=\d)|(?=\d))(\d+)(?:_(\d+))?$/.exec(band) ?? [];
  if (!from) throw badRequest('An age is a band such as 20_22 or over_50.');
  const birthday = (years: number): string =>
    new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate())).toISOString();
  const bornBefore = atMost('dateOfBirth', birthday(Number(from)));
  return to ? and([bornBefore, atLeast('dateOfBirth', birthday(Number(to) + 1))]) : bornBefore;
}
