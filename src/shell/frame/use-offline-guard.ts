import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { ToastMessage } from '@/components/toast/toast-bus';
import { followedLink, startedSearch } from '@/lib/browser/followed-link';
import { paths } from '@/lib/page/paths';
import { isAssetError } from '@/next-adapter/asset-error';
import { leaveSite } from '@/shell/session/leave-site';
import { toastBus } from './toasts';

const OFFLINE =
  'You’re offline. This page stays open, and we’ll take you to the next one as soon as you’re connected again.';
const NEXT_TRY_MS = 5000;
/** Some lost connections never report a failure. */
const PROBE_TIMEOUT_MS = 5000;

/** A small file that every server of the site has. */
const PROBE = '/favicon.svg';

/** True if the site responds. Browsers' own online status is unreliable. */
async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps the page open while the site is unreachable, because a full load would replace it with the browser's error
 * page. Links and searches are held while offline, as are pages whose code fails to load or that need a new document;
 * each opens when the site responds again.
 */
export function useOfflineGuard(): void {
  const router = useRouter();
  useEffect(() => {
    let held: (() => void) | null = null;
    let dismissToast: () => void = () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReleasing = false;

    const giveUp = () => {
      held = null;
      clearTimeout(timer);
    };
    // Clicked in the toast, which then closes and would cancel at once.
    const retry = () => {
      const open = held;
      queueMicrotask(() => open && hold(open));
    };
    const notice: ToastMessage = {
      kind: 'info',
      text: OFFLINE,
      stays: true,
      onRemoved: giveUp,
      action: { label: 'Retry', run: retry },
    };
    const tryAgain = async () => {
      const open = held;
      clearTimeout(timer);
      if (!open) return;
      const isReachable = await isSiteReachable();
      if (held !== open) return;
      if (isReachable) {
        dismissToast();
        giveUp();
        isReleasing = true;
        open();
        isReleasing = false;
        return;
      }
      timer = setTimeout(() => void tryAgain(), NEXT_TRY_MS);
      dismissToast = toastBus().show(notice);
    };
    function hold(open: () => void) {
      held = open;
      void tryAgain();
    }

    const onLeaving = (event: Event) => {
      if (navigator.onLine || isReleasing) return;
      const link = followedLink(event);
      const search = startedSearch(event);
      // Logging out works offline.
      if (link ? link.pathname === paths.logout : !search) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      hold(() => {
        if (search) search.requestSubmit();
        else if (link?.isConnected) link.click();
        else if (link) void router.push(link.href);
      });
    };
    // Registered last because it ends the event; otherwise Next loads the whole page.
    const onError = (error: Error, url: string) => {
      if (!isAssetError(error)) return;
      hold(() => leaveSite(url));
      throw Object.assign(error, { cancelled: true });
    };
    const onStart = () => {
      dismissToast();
      giveUp();
      router.events.off('routeChangeError', onError);
      router.events.on('routeChangeError', onError);
    };
    const onOnline = () => void tryAgain();

    document.addEventListener('click', onLeaving, true);
    document.addEventListener('submit', onLeaving, true);
    window.addEventListener('online', onOnline);
    router.events.on('routeChangeStart', onStart);
    return () => {
      dismissToast();
      giveUp();
      document.removeEventListener('click', onLeaving, true);
      document.removeEventListener('submit', onLeaving, true);
      window.removeEventListener('online', onOnline);
      router.events.off('routeChangeStart', onStart);
      router.events.off('routeChangeError', onError);
    };
  }, [router]);
}
