import type { IncomingMessage } from 'node:http';
import type { Reply } from '@/contract/envelope';
import type { CountryBlock } from '@/contract/misc';
import { createPublicCache, type PublicCache } from '@/lib/http/public-cache';
import { COUNTRY_CHECK } from '@/services/country-block.service';
import type { HttpClientOptions } from '@/services/http/http-client-options';

type Share = NonNullable<HttpClientOptions['share']>;

/** How many lifetimes a stale answer may be served while a new one is fetched. */
const STALE_LIVES = 3;
/** Searches are rarely repeated. */
const TYPED = /[?&]q=/;

/** Country checks are small. */
const MAX_COUNTRY_CHECKS = 2000;

/**
 * Caches for the answers that guests get. Those for one network address have their own caches, so that many visitors
 * can't evict what all of them share.
 */
interface GuestCaches {
  shared: PublicCache;
  /** Country checks by address. */
  countryChecks: PublicCache;
  /** All other answers by address, on back ends whose country check names no country. */
  addressAnswers: PublicCache;
}

export const createGuestCaches = (shared: PublicCache): GuestCaches => ({
  shared,
  countryChecks: createPublicCache(Date.now, MAX_COUNTRY_CHECKS),
  addressAnswers: createPublicCache(),
});

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
  { shared, countryChecks, addressAnswers }: GuestCaches,
  seconds: number,
  address: string,
  req?: IncomingMessage,
): Share {
  let country: string | undefined;
  const loadCached = <T>(cache: PublicCache, key: string, load: () => Promise<T>): Promise<T> =>
    cache.getOrLoad(key, seconds, () => load().then(freezeDeep), { staleSeconds: seconds * STALE_LIVES });

  return async <T>(url: string, load: () => Promise<T>): Promise<T> => {
    if (TYPED.test(url)) return load();
    if (url !== COUNTRY_CHECK)
      return country === undefined
        ? loadCached(addressAnswers, `${address} ${url}`, load)
        : loadCached(shared, `guest ${country} ${url}`, load);
    const answer = await loadCached(countryChecks, address, load);
    const { countryCode } = (answer as Reply<CountryBlock>).data ?? {};
    if (countryCode !== undefined) country = `in ${countryCode}`;
    if (req) locations.set(req, country ?? address);
    return answer;
  };
}
