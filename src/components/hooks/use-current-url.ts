import { useRouter } from 'next/router';
import { useIsHydrated } from './use-is-hydrated';

/** Normalizes the encoding of a query, which differs between server and browser. */
function normalizeQuery(path: string): string {
  const mark = path.indexOf('?');
  return mark < 0 ? path : `${path.slice(0, mark)}?${new URLSearchParams(path.slice(mark)).toString()}`;
}

/**
 * URL of the current page, for links that lead back to it. The fragment is added after hydration, because the server
 * doesn't know it.
 */
export function useCurrentUrl(): string {
  const { asPath } = useRouter();
  const isHydrated = useIsHydrated();
  const [path = '', ...rest] = asPath.split('#');
  return isHydrated && rest.length > 0 ? `${normalizeQuery(path)}#${rest.join('#')}` : normalizeQuery(path);
}
