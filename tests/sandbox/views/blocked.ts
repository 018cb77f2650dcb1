import type { Operation } from '@/contract/operation';
import type { Context } from '../context';
import { always, among, and, type Condition, holdsAny, is, not, or } from '../db/conditions';
import { getCountry } from '../geo/country';
import { forbidden } from '../http/errors';
import type { Viewer } from '../http/session';
import { ownerById, ownerByPath } from './owners';

/** Performers who block this viewer, or the country of this IP address. Nobody is hidden from themselves. */
export function hiddenPerformers(
  { store }: Pick<Context, 'store'>,
  viewer: Viewer | null,
  ipAddress: string | null,
): string[] {
  const country = getCountry(store, ipAddress);
  const byCountry =
    country === null ? [] : store.performers.list(holdsAny('blockCountries', [country])).map(({ _id }) => _id);
  const byName =
    viewer?.source === 'user'
      ? store.blocks.list(is('targetId', viewer.account._id)).map(({ sourceId }) => sourceId)
      : [];
  return [...byCountry, ...byName].filter((id) => id !== viewer?.account._id);
}

export const hasBlocked = ({ store }: Pick<Context, 'store'>, performerId: string, viewer: Viewer | null): boolean =>
  viewer?.source === 'user' && store.blocks.has(and([is('sourceId', performerId), is('targetId', viewer.account._id)]));

/** Excludes content of performers who block this viewer or IP address. Items without an owner stay. */
export function buildVisibilityCondition(
  context: Pick<Context, 'store'>,
  viewer: Viewer | null,
  ipAddress: string | null,
): Condition {
  const hidden = hiddenPerformers(context, viewer, ipAddress);
  return hidden.length === 0 ? always : or([is('performerId', null), not(among('performerId', hidden))]);
}

type RequestedItem = {
  path: string;
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  viewer: Viewer | null;
  ipAddress: string | null;
};

/** Query fields that identify one item. Fields that only filter a list return an empty list instead. */
const SUBJECTS = ['objectId', 'streamId', 'conversationId'];

/** What a blocked viewer can still do: undo previous actions. */
const TAKES_BACK = /cancel|timeout|decline/;

/**
 * Throws 403 with the reason for every call that names a performer who blocks the viewer, or anything of theirs:
 * viewing, buying, tipping, writing or joining. This is the only check of blocks by name and country; lists use
 * `buildVisibilityCondition`.
 */
export function refuseHidden(context: Context, { method, auth, path: template }: Operation, item: RequestedItem): void {
  if (method === 'DELETE' || auth === 'performer' || TAKES_BACK.test(template)) return;
  const { store } = context;
  const hidden = hiddenPerformers(context, item.viewer, item.ipAddress);
  if (hidden.length === 0) return;
  const subjects = getFields(item.query, [
    ...SUBJECTS,
    ...(template.startsWith('/conversations') ? ['performerId'] : []),
  ]);
  const owners = [...Object.values(item.params), ...subjects, ...textsIn(item.body)].map((text) =>
    ownerById(store, text),
  );
  const owner = [...owners, ownerByPath(store, item.path)].find((id) => id !== null && hidden.includes(id));
  if (!owner) return;
  const isByName = hasBlocked(context, owner, item.viewer);
  throw forbidden(
    isByName ? 'This performer isn’t available to you.' : 'This performer isn’t available in your country.',
  );
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const getFields = (value: unknown, names: readonly string[]): string[] =>
  isFields(value) ? names.flatMap((name) => textsIn(value[name])) : [];

/** All strings in a body that can be ids, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? [value] : [];
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}
