import { z } from 'zod';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { badRequest } from '../http/errors';
import { count as addToFigure } from '../routes/objects';
import { idOf } from '../seed/ids';
import type { SeedData } from '../seed/seed-data';
import { commentPlan, eventPlan, galleryPlan, performerPlan, photoPlan, postPlan, productPlan, videoPlan, type Dated, type Plan } from './item-plans';

const kinds = ['videos', 'performers', 'galleries', 'photos', 'products', 'posts', 'events', 'comments'] as const;

export const itemsBody = z
  .object({
    kind: z.enum(kinds, `The kind is one of: ${kinds.join(', ')}.`),
    count: z.int('The count is a whole number.').min(0, 'The count is not below 0.').max(20_000, 'More than 20,000 is not what the sandbox is for.'),
    objectId: z.string().optional().describe('The gallery that photos are in; what comments are about'),
  })
  .refine(({ kind, objectId }) => kind !== 'comments' || objectId !== undefined, { path: ['objectId'], error: 'Say what the comments are about.' });
type Wish = z.output<typeof itemsBody>;

/**
 * Makes exactly `count` public items of a kind exist: the oldest of the surplus go away; what is missing is added as copies
 * older than all others. Drafts and the like stay as they are.
 */
export function makeItems(context: Context, seed: SeedData, wish: Wish): void {
  context.store.atomically(() => MAKERS[wish.kind](context, seed, wish));
}

const MAKERS: Record<Wish['kind'], (context: Context, seed: SeedData, wish: Wish) => void> = {
  videos: (context, seed, wish) => void fill(videoPlan(context, seed), wish),
  performers: (context, seed, wish) => void fill(performerPlan(context, seed), wish),
  galleries: (context, seed, wish) => void fill(galleryPlan(context, seed), wish),
  products: (context, seed, wish) => void fill(productPlan(context, seed), wish),
  posts: (context, seed, wish) => void fill(postPlan(context, seed), wish),
  events: (context, seed, wish) => void fill(eventPlan(context, seed), wish),
  photos: (context, seed, wish) => {
    fill(photoPlan(context, seed, wish.objectId), wish);
    if (wish.objectId) context.store.galleries.update(wish.objectId, { numOfItems: wish.count });
  },
  comments: (context, seed, { objectId = '', ...wish }) => {
    const plan = commentPlan(context, seed, objectId);
    const more = fill(plan, wish);
    const objectType = plan.seeded[0]?.objectType;
    if (objectType) addToFigure(context.store, objectType, objectId, 'comments', more);
  },
};

/** Gives how many there are more than before. */
function fill<T extends Dated>({ table, shown, disturbing, seeded, copy }: Plan<T>, { kind, count }: Wish): number {
  if (disturbing) table.remove(disturbing);
  const known = table.list(shown, { order: [{ path: 'createdAt', direction: 'desc' }] });
  for (const { _id } of known.slice(count)) table.remove(is('_id', _id));
  const templates = known.length > 0 ? known : seeded;
  const oldest = Math.min(...templates.map(({ createdAt }) => Date.parse(createdAt)));
  for (let number = known.length + 1; number <= count; number += 1) {
    const template = templates[number % templates.length];
    if (!template) throw badRequest(`There are no ${kind} to copy.`);
    const moment = new Date(oldest - number * 60_000).toISOString();
    const own = copy(template, (title) => `${title} ${number}`);
    table.insert({ ...template, ...own, _id: idOf(`copy of ${kind}`, `${template._id}/${number}`), createdAt: moment, updatedAt: moment });
  }
  return count - known.length;
}
