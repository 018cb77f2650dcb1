import type { IncomingMessage } from 'node:http';
import type { Reply } from '@/contract/envelope';
import type { CountryBlock } from '@/contract/misc';
import { createPublicCache, type PublicCache } from '@/lib/http/public-cache';
import { COUNTRY_CHECK } from '@/services/country-block.service';
import type { HttpClientOptions } from '@/services/http/http-client-options';

type Share = NonNullable<HttpClientOptions['share']>;

/** How many lifetimes a stale response may be served while a new one is fetched. */
const STALE_LIVES = 3;
/** Searches are rarely repeated. */
const TYPED = /[?&]q=/;

/** Country checks are small. */
const MAX_COUNTRY_CHECKS = 2000;

/**
 * Caches for the responses that guests get. Those for a single IP address have caches of their own, so that many
 * visitors can't evict what all of them share.
 */
interface GuestCaches {
  shared: PublicCache;
  /** Country checks by IP address. */
  countryChecks: PublicCache;
  /** All other responses by IP address, for back ends whose country check names no country. */
  responsesByIpAddress: PublicCache;
}

export const createGuestCaches = (shared: PublicCache): GuestCaches => ({
  shared,
  countryChecks: createPublicCache(Date.now, MAX_COUNTRY_CHECKS),
  responsesByIpAddress: createPublicCache(),
});

const locations = new WeakMap<IncomingMessage, string>();

/**
 * The location that cached responses for this guest are keyed by; undefined before the country check, or if nothing is
 * shared.
 */
export const getGuestLocation = (req: IncomingMessage): string | undefined => locations.get(req);

/** Freezes a shared value deeply, so that no request can change it for others. */
function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
}

/** The approximate size of a value in memory, in bytes. */
function getSize(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce<number>((size, item) => size + 8 + getSize(item), 32);
}

/**
 * Shares API responses between guests for `seconds`. They depend only on the guest's country (performers may hide in
 * one), so they are keyed by the country that the country check names, or by IP address if it names none (see
 * `getGuestLocation`).
 */
export function shareGuestResponses(
  { shared, countryChecks, responsesByIpAddress }: GuestCaches,
  seconds: number,
  ipAddress: string,
  req?: IncomingMessage,
): Share {
  let country: string | undefined;
  const loadCached = <T>(cache: PublicCache, key: string, load: () => Promise<T>): Promise<T> =>
    cache.getOrLoad(key, seconds, () => load().then(freezeDeep), { staleSeconds: seconds * STALE_LIVES, getSize });

  return async <T>(url: string, load: () => Promise<T>): Promise<T> => {
    if (TYPED.test(url)) return load();
    if (url !== COUNTRY_CHECK)
      return country === undefined
        ? loadCached(responsesByIpAddress, `${ipAddress} ${url}`, load)
        : loadCached(shared, `guest ${country} ${url}`, load);
    const reply = await loadCached(countryChecks, ipAddress, load);
    const { countryCode } = (reply as Reply<CountryBlock>).data ?? {};
    if (countryCode !== undefined) country = `in ${countryCode}`;
    if (req) locations.set(req, country ?? ipAddress);
    return reply;
  };
}
