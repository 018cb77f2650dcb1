import Router from 'next/router';
import { isPageGuarded } from '@/lib/browser/page-guard';
import { ROUTE_LIST } from '@/next-adapter/route-list';
import { toastBus } from '@/shell/frame/toasts';

/** A page that was loaded again by itself this short a time ago is not loaded again by itself: servers of two builds may take turns. */
const ONCE_IN_MS = 30_000;

const UPDATED = 'The site was updated while this page was open, and this part needs the new version. Load the page again to go on.';
const LOST = 'A part of this page could not be loaded. Check your connection, then load the page again.';

/** The address of a script or style sheet of this build, where it is one that was to be used at once; prefetching may fail. */
function partOf(target: EventTarget | null): string | null {
  const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  const url = isSheet ? target.href : target instanceof HTMLScriptElement ? target.src : '';
  // Without the list of routes Next loads whole pages.
  return url.includes('/_next/static/') && !url.includes(ROUTE_LIST) ? url : null;
}

/** Whether this address is now answered by another build than the one this page came from. */
async function isUpdated(address: string): Promise<boolean> {
  try {
    const html = await (await fetch(address, { cache: 'reload' })).text();
    const build = /"buildId":"([^"]+)"/.exec(html)?.[1];
    return build !== undefined && build !== window.__NEXT_DATA__.buildId;
  } catch {
    return false;
  }
}

const reloadedJustNow = () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload') && performance.now() < ONCE_IN_MS;
const isPlaying = () => [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused }) => !paused);
/** Whoever would have the browser ask before the page goes says so. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Watches for parts of this page that cannot be had any more, because another build of the site has taken over since it was opened.
 * The page is then loaded anew, at the address that was asked for; where somebody has typed or watches something, a notice offers
 * it instead. (Whole pages that are gone Next loads anew by itself.) Gives the way to stop.
 */
export function watchBuild(): () => void {
  const failed = new Set<string>();
  let opening: string | null = null;
  let typed = false;
  let looking = false;

  const onTyped = () => {
    typed = true;
  };
  const onStart = (url: string) => {
    opening = url;
  };
  const onEnd = () => {
    opening = null;
    typed = false;
  };
  const onStopped = () => {
    opening = null;
  };
  const look = async () => {
    looking = true;
    const updated = await isUpdated(opening ?? window.location.href);
    looking = false;
    const mayGo = opening !== null || !(typed || isPageGuarded() || reloadedJustNow() || isPlaying() || isGuarded());
    const go = () => (opening === null ? window.location.reload() : window.location.assign(new URL(opening, window.location.href)));
    if (updated && mayGo) go();
    else toastBus().show({ kind: 'error', text: updated ? UPDATED : LOST, stays: true, action: { label: 'Load again', run: go } });
  };
  const onError = ({ target }: Event) => {
    const part = partOf(target);
    if (part === null) return;
    // The first time it is fetched once more.
    if (!failed.delete(part)) failed.add(part);
    else if (!looking) void look();
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
