import type { Context } from '../context';
import { always, among, type Condition, holdsAny, is, not, or } from '../db/conditions';
import { countryOf } from '../geo/country';
import { forbidden } from '../http/errors';
import type { Viewer } from '../http/session';

/** Performers who do not want to be seen by this viewer, or in the country of this address. Nobody is hidden from themselves. */
export function hiddenPerformers({ store }: Pick<Context, 'store'>, viewer: Viewer | null, address: string | null): string[] {
  const country = countryOf(store, address);
  const byCountry = country === null ? [] : store.performers.list(holdsAny('blockCountries', [country])).map(({ _id }) => _id);
  const byName = viewer?.source === 'user' ? store.blocks.list(is('targetId', viewer.account._id)).map(({ sourceId }) => sourceId) : [];
  return [...byCountry, ...byName].filter((id) => id !== viewer?.account._id);
}

/** What performers who hide from this viewer or address have published is left out; what belongs to nobody stays. */
export function inSightOf(context: Pick<Context, 'store'>, viewer: Viewer | null, address: string | null): Condition {
  const hidden = hiddenPerformers(context, viewer, address);
  return hidden.length === 0 ? always : or([is('performerId', null), not(among('performerId', hidden))]);
}

/** Throws a 403 that names the reason when this performer hides from the viewer or the country. */
export function mustBeLetIn({ store }: Pick<Context, 'store'>, performer: { _id: string; blockCountries: string[] }, viewer: Viewer | null, address: string | null): void {
  if (viewer?.account._id === performer._id) return;
  const country = countryOf(store, address);
  if (country && performer.blockCountries.includes(country)) throw forbidden('This performer is not available in your country.');
  const isBlocked = viewer?.source === 'user' && store.blocks.list(is('targetId', viewer.account._id)).some(({ sourceId }) => sourceId === performer._id);
  if (isBlocked) throw forbidden('This performer is not available to you.');
}
