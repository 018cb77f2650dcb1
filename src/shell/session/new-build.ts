import Router from 'next/router';
import { isPageGuarded } from '@/lib/browser/page-guard';
import { ROUTE_LIST } from '@/next-adapter/route-list';
import { toastBus } from '@/shell/frame/toasts';

/** Minimum time between automatic reloads: during a deploy, servers of two builds may respond in turn. */
const MIN_RELOAD_INTERVAL_MS = 30_000;

/** Time for the page to arrive before it counts as unreachable. */
const CHECK_TIMEOUT_MS = 15_000;

const UPDATED = 'The site was updated while this page was open. Reload the page to continue.';
const LOST = 'Part of this page couldn’t be loaded. Check your connection, then reload the page.';

/**
 * The URL of a script or stylesheet of this build that the page needs now; null otherwise, because prefetching may
 * fail.
 */
function getPart(target: EventTarget | null): string | null {
  const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  const url = isSheet ? target.href : target instanceof HTMLScriptElement ? target.src : '';
  // A missing list of routes is fine: Next then loads whole pages.
  return url.includes('/_next/static/') && !url.includes(ROUTE_LIST) ? url : null;
}

/** True if the server now serves this URL from another build than that of this page. */
async function isUpdated(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    const html = await response.text();
    const build = /"buildId":"([^"]+)"/.exec(html)?.[1];
    return build !== undefined && build !== window.__NEXT_DATA__.buildId;
  } catch {
    return false;
  }
}

const reloadedJustNow = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload') &&
  performance.now() < MIN_RELOAD_INTERVAL_MS;
const isPlaying = () => [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused }) => !paused);
/** True if a listener wants the browser to confirm before leaving. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Watches for files of this page that are gone because a new build was deployed. The page then reloads at the requested
 * URL; if the visitor has typed or is watching something, a notice offers the reload instead. (Next reloads missing
 * whole pages itself.) Returns a function that stops watching.
 */
export function watchBuild(): () => void {
  const failed = new Set<string>();
  let opening: string | null = null;
  let isTyped = false;
  let isChecking = false;

  const onTyped = () => {
    isTyped = true;
  };
  const onStart = (url: string) => {
    opening = url;
  };
  const onEnd = () => {
    opening = null;
    isTyped = false;
  };
  const onStopped = () => {
    opening = null;
  };
  // One object, so that the notices of several missing files are one.
  const reload = {
    label: 'Reload page',
    run: () =>
      opening === null ? window.location.reload() : window.location.assign(new URL(opening, window.location.href)),
  };
  const check = async () => {
    isChecking = true;
    const updated = await isUpdated(opening ?? window.location.href);
    isChecking = false;
    const canReload =
      opening !== null || !(isTyped || isPageGuarded() || reloadedJustNow() || isPlaying() || isGuarded());
    if (updated && canReload) reload.run();
    else toastBus().show({ kind: 'error', text: updated ? UPDATED : LOST, stays: true, action: reload });
  };
  const onError = ({ target }: Event) => {
    const part = getPart(target);
    if (part === null) return;
    // The first failure is retried by the loader.
    if (!failed.delete(part)) failed.add(part);
    else if (!isChecking) void check();
  };

  window.addEventListener('error', onError, true);
  document.addEventListener('input', onTyped, true);
  Router.events.on('routeChangeStart', onStart);
  Router.events.on('routeChangeComplete', onEnd);
  Router.events.on('routeChangeError', onStopped);
  return () => {
    window.removeEventListener('error', onError, true);
    document.removeEventListener('input', onTyped, true);
    Router.events.off('routeChangeStart', onStart);
    Router.events.off('routeChangeComplete', onEnd);
    Router.events.off('routeChangeError', onStopped);
  };
}
