import type { IncomingMessage } from 'node:http';
import type { Reply } from '@/contract/envelope';
import type { CountryBlock } from '@/contract/misc';
import type { PublicCache } from '@/lib/http/public-cache';
import { COUNTRY_CHECK } from '@/services/country-block.service';
import type { HttpClientOptions } from '@/services/http/http-client-options';

type Share = NonNullable<HttpClientOptions['share']>;

/** How many times its life an answer may still serve while a new one is fetched. */
const STALE_LIVES = 3;
/** What somebody typed is hardly asked for twice. */
const TYPED = /[?&]q=/;

const places = new WeakMap<IncomingMessage, string>();

/** Where the guest is who sent this request, as far as answers go by it; undefined before the country check, and where nothing is shared. */
export const countryOf = (req: IncomingMessage): string | undefined => places.get(req);

/** What all share, nobody may change. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/**
 * Shares for `seconds` what the API answers to guests. It tells them apart by nothing but where they are (performers may hide in
 * a country), so answers are kept apart by country, as the country check names it, and by address where it does not: the `placeOf` their request.
 */
export function guestAnswers(cache: PublicCache, seconds: number, address: string, req?: IncomingMessage): Share {
  let place = address;
  const kept: Share = (key, load) => cache.getOrLoad(key, seconds, () => load().then(frozen), { staleSeconds: seconds * STALE_LIVES });

  return async <T>(url: string, load: () => Promise<T>): Promise<T> => {
    if (TYPED.test(url)) return load();
    if (url !== COUNTRY_CHECK) return kept(`guest ${place} ${url}`, load);
    const answer = await kept(`country ${address}`, load);
    const { countryCode } = (answer as Reply<CountryBlock>).data ?? {};
    if (countryCode !== undefined) place = `in ${countryCode}`;
    if (req) places.set(req, place);
    return answer;
  };
}
