import type { IncomingMessage } from 'node:http';
import type { Reply } from '@/contract/envelope';
import type { CountryBlock } from '@/contract/misc';
import type { PublicCache } from '@/lib/http/public-cache';
import { COUNTRY_CHECK } from '@/services/country-block.service';
import type { HttpClientOptions } from '@/services/http/http-client-options';

type Share = NonNullable<HttpClientOptions['share']>;

/** How many lifetimes a stale answer may be served while a new one is fetched. */
const STALE_LIVES = 3;
/** Searches are rarely repeated. */
const TYPED = /[?&]q=/;

const locations = new WeakMap<IncomingMessage, string>();

/**
 * The location that cached answers of this guest are keyed by; undefined before the country check, or if nothing is
 * shared.
 */
export const getCountry = (req: IncomingMessage): string | undefined => locations.get(req);

/** Freezes a shared value deeply, so that no request can change it for others. */
function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
}

/**
 * Shares API answers between guests for `seconds`. They depend only on the guest's country (performers may hide in
 * one), so they are keyed by the country of the country check, or by network address if it names none (see
 * `getCountry`).
 */
export function shareGuestResponses(
  cache: PublicCache,
  seconds: number,
  address: string,
  req?: IncomingMessage,
): Share {
  let location = address;
  const loadCached: Share = (key, load) =>
    cache.getOrLoad(key, seconds, () => load().then(freezeDeep), { staleSeconds: seconds * STALE_LIVES });

  return async <T>(url: string, load: () => Promise<T>): Promise<T> => {
    if (TYPED.test(url)) return load();
    if (url !== COUNTRY_CHECK) return loadCached(`guest ${location} ${url}`, load);
    const answer = await loadCached(`country ${address}`, load);
    const { countryCode } = (answer as Reply<CountryBlock>).data ?? {};
    if (countryCode !== undefined) location = `in ${countryCode}`;
    if (req) locations.set(req, location);
    return answer;
  };
}
