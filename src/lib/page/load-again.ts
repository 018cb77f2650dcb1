import type { NextRouter } from 'next/router';

const KEEP_SCROLL = { scroll: false } as const;

/**
 * Runs the loader of the current page again at `url`, a path with its query. Resolves to false if another navigation
 * replaced it. The router loads nothing while only the fragment changes, so the fragment is removed before and restored
 * afterwards.
 */
export async function loadAgain(router: Pick<NextRouter, 'asPath' | 'replace'>, url: string): Promise<boolean> {
  const [path = '', fragment] = router.asPath.split('#');
  if (fragment === undefined) return router.replace(url, undefined, KEEP_SCROLL);
  await router.replace(path, undefined, KEEP_SCROLL);
  const isLoaded = await router.replace(url, undefined, KEEP_SCROLL);
  if (isLoaded) await router.replace(`${url}#${fragment}`, undefined, KEEP_SCROLL);
  return isLoaded;
}
