import { z } from 'zod';
import type { Context } from '../context';
import { and, is, not } from '../db/conditions';
import { badRequest, entityNotFound } from '../http/errors';
import { count as addToFigure } from '../routes/objects';
import { recount } from '../routes/recount';
import { getId } from '../seed/ids';
import type { SeedData } from '../seed/seed-data';
import { earningPlan, inboxPlan, parcelPlan, subscriberPlan } from './performer-plans';
import {
  commentPlan,
  eventPlan,
  galleryPlan,
  performerPlan,
  photoPlan,
  postPlan,
  productPlan,
  storyPlan,
  videoPlan,
  type Dated,
  type Plan,
} from './item-plans';

const kinds = [
  'videos',
  'performers',
  'galleries',
  'photos',
  'products',
  'posts',
  'stories',
  'events',
  'comments',
  'parcels',
  'subscribers',
  'earnings',
] as const;
/** Kinds that need a performer. */
const ONLY_OWNED: readonly string[] = ['stories', 'parcels', 'subscribers', 'earnings'];

export const itemsBody = z
  .object({
    kind: z.enum(kinds, `The kind must be one of: ${kinds.join(', ')}.`),
    count: z
      .int('The count must be a whole number.')
      .min(0, 'The count can’t be below 0.')
      .max(20_000, 'The sandbox supports at most 20,000.'),
    objectId: z.string().optional().describe('Gallery of the photos, or subject of the comments'),
    performer: z.string().optional().describe('Username; counts the items of this performer in any status'),
  })
  .refine(({ kind, objectId, performer }) => kind !== 'comments' || objectId !== undefined || performer !== undefined, {
    path: ['objectId'],
    error: 'Name the subject of the comments.',
  })
  .refine(({ kind, performer }) => !ONLY_OWNED.includes(kind) || performer !== undefined, {
    path: ['performer'],
    error: 'Name the performer.',
  })
  .refine(({ kind, performer }) => performer === undefined || kind !== 'performers', {
    path: ['performer'],
    error: 'These items don’t belong to a performer.',
  });
type ItemsRequest = z.output<typeof itemsBody>;

/**
 * Makes exactly `count` public items of a kind exist: removes the oldest surplus, or adds copies that are older than
 * all others. Drafts and similar items stay.
 */
export function makeItems(context: Context, seed: SeedData, request: ItemsRequest): void {
  context.store.atomically(() => {
    const performer =
      request.performer === undefined
        ? null
        : (context.store.performers.first(is('username', request.performer)) ?? unknownPerformer(request.performer));
    MAKERS[request.kind](context, seed, request, performer?._id ?? null);
    if (performer) recount(context.store, [performer._id]);
  });
}

function unknownPerformer(username: string): never {
  throw entityNotFound(`The performer ${username}`);
}

type Maker = (context: Context, seed: SeedData, request: ItemsRequest, performerId: string | null) => void;

const MAKERS: Record<ItemsRequest['kind'], Maker> = {
  videos: (context, seed, request, own) =>
    void fill(
      of(own, videoPlan(context, seed), (id) => ({ performerIds: [id], participantIds: [] })),
      request,
    ),
  performers: (context, seed, request) => void fill(performerPlan(context, seed), request),
  galleries: (context, seed, request, own) =>
    void fill(
      of(own, galleryPlan(context, seed), (id) => ({ performerIds: [id] })),
      request,
    ),
  products: (context, seed, request, own) => void fill(of(own, productPlan(context, seed)), request),
  posts: (context, seed, request, own) => void fill(of(own, postPlan(context, seed)), request),
  stories: (context, seed, request, own) => void fill(of(own, storyPlan(context, seed)), request),
  events: (context, seed, request, own) => {
    const { disturbing, ...plan } = eventPlan(context, seed);
    // Unlike upcoming videos, past events are missing from the studio's default list too.
    fill(
      { ...of(own, plan), disturbing: own === null ? disturbing : and([is('performerId', own), disturbing]) },
      request,
    );
  },
  photos: (context, seed, request, own) => {
    const galleryId =
      own === null
        ? request.objectId
        : (request.objectId ?? context.store.galleries.first(is('performerId', own))?._id);
    fill(of(own, photoPlan(context, seed, galleryId)), request);
    if (request.objectId) context.store.galleries.update(request.objectId, { numOfItems: request.count });
  },
  parcels: (context, seed, request, own) => void fill(parcelPlan(context, seed, own ?? ''), request),
  subscribers: (context, seed, request, own) => void fill(subscriberPlan(context, seed, own ?? ''), request),
  earnings: (context, seed, request, own) => void fill(earningPlan(context, seed, own ?? ''), request),
  comments: (context, seed, { objectId = '', ...request }, own) => {
    if (own !== null) {
      fill(inboxPlan(context, seed, own), request);
      return;
    }
    const plan = commentPlan(context, seed, objectId);
    const more = fill(plan, request);
    const objectType = plan.seeded[0]?.objectType;
    if (objectType) addToFigure(context.store, objectType, objectId, 'comments', more);
  },
};

/** Limits a plan to the items of one performer, in any status. */
function of<T extends Dated & { performerId: string | null }>(
  performerId: string | null,
  plan: Plan<T>,
  more: (id: string) => Partial<T> = () => ({}),
): Plan<T> {
  if (performerId === null) return plan;
  const own = { performerId, ...more(performerId) };
  const isPage = is('type', 'page');
  return {
    table: plan.table,
    shown: and([is('performerId', performerId), not(isPage)]),
    seeded: plan.seeded.map((row) => ({ ...row, ...own })),
    copy: (row, name) => ({ ...plan.copy(row, name), ...own }),
  };
}

/** Returns the number of added records. */
function fill<T extends Dated>(
  { table, shown, disturbing, seeded, copy }: Plan<T>,
  { kind, count }: ItemsRequest,
): number {
  if (disturbing) table.remove(disturbing);
  const known = table.list(shown, { order: [{ path: 'createdAt', direction: 'desc' }] });
  for (const { _id } of known.slice(count)) table.remove(is('_id', _id));
  const templates = known.length > 0 ? known : seeded;
  const oldest = Math.min(...templates.map(({ createdAt }) => Date.parse(createdAt)));
  for (let number = known.length + 1; number <= count; number += 1) {
    const template = templates[number % templates.length];
    if (!template) throw badRequest(`There are no ${kind} to copy.`);
    const timestamp = new Date(oldest - number * 60_000).toISOString();
    const own = copy(template, (title) => `${title} ${number}`);
    table.insert({
      ...template,
      ...own,
      _id: getId(`copy of ${kind}`, `${template._id}/${number}`),
      createdAt: timestamp,
      updatedAt: timestamp,
    });
  }
  return count - known.length;
}
