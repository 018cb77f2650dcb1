import type { Operation } from '@/contract/operation';
import type { Context } from '../context';
import { always, among, and, type Condition, holdsAny, is, not, or } from '../db/conditions';
import { countryOf } from '../geo/country';
import { forbidden } from '../http/errors';
import type { Viewer } from '../http/session';
import { ownerById, ownerByPath } from './owners';

/** Performers who do not want to be seen by this viewer, or in the country of this address. Nobody is hidden from themselves. */
export function hiddenPerformers({ store }: Pick<Context, 'store'>, viewer: Viewer | null, address: string | null): string[] {
  const country = countryOf(store, address);
  const byCountry = country === null ? [] : store.performers.list(holdsAny('blockCountries', [country])).map(({ _id }) => _id);
  const byName = viewer?.source === 'user' ? store.blocks.list(is('targetId', viewer.account._id)).map(({ sourceId }) => sourceId) : [];
  return [...byCountry, ...byName].filter((id) => id !== viewer?.account._id);
}

export const hasBlocked = ({ store }: Pick<Context, 'store'>, performerId: string, viewer: Viewer | null): boolean =>
  viewer?.source === 'user' && store.blocks.has(and([is('sourceId', performerId), is('targetId', viewer.account._id)]));

/** What performers who hide from this viewer or address have published is left out; what belongs to nobody stays. */
export function inSightOf(context: Pick<Context, 'store'>, viewer: Viewer | null, address: string | null): Condition {
  const hidden = hiddenPerformers(context, viewer, address);
  return hidden.length === 0 ? always : or([is('performerId', null), not(among('performerId', hidden))]);
}

type Asked = { path: string; params: Record<string, string>; query: unknown; body: unknown; viewer: Viewer | null; address: string | null };

/** Query fields that name one thing; those that only narrow a list leave it empty. */
const SUBJECTS = ['objectId', 'streamId', 'conversationId'];

/** What somebody may still do about a performer who hides from them: take back what they did. */
const TAKES_BACK = /cancel|timeout|decline/;

/**
 * Refuses with 403, and the reason, every call that names a performer who hides from the viewer, or anything of theirs: to see, buy,
 * tip, write or join. The one rule for blocks by name and by country; lists leave such things out by `inSightOf`.
 */
export function refuseHidden(context: Context, { method, auth, path: template }: Operation, asked: Asked): void {
  if (method === 'DELETE' || auth === 'performer' || TAKES_BACK.test(template)) return;
  const { store } = context;
  const hidden = hiddenPerformers(context, asked.viewer, asked.address);
  if (hidden.length === 0) return;
  const subjects = fieldsOf(asked.query, [...SUBJECTS, ...(template.startsWith('/conversations') ? ['performerId'] : [])]);
  const owners = [...Object.values(asked.params), ...subjects, ...textsIn(asked.body)].map((text) => ownerById(store, text));
  const owner = [...owners, ownerByPath(store, asked.path)].find((id) => id !== null && hidden.includes(id));
  if (!owner) return;
  const isByName = hasBlocked(context, owner, asked.viewer);
  throw forbidden(isByName ? 'This performer is not available to you.' : 'This performer is not available in your country.');
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown, names: readonly string[]): string[] => (isFields(value) ? names.flatMap((name) => textsIn(value[name])) : []);

/** All texts in a body that can be ids, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? [value] : [];
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}
