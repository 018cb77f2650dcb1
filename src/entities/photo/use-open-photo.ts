import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepGuestView } from '@/components/listing/keep-guest-view';
import { isSameList, getPhotoId } from './photo-url';
import { tileId } from './photo-labels';

interface OpenPhoto {
  openId: string | null;
  /** Opens a photo with its own history entry. Stable. */
  open: (id: string) => void;
  /** Switches to another photo within that history entry. */
  show: (id: string) => void;
  close: () => void;
}

const getCurrentUrl = () => window.location.pathname + window.location.search;

/** Changes the URL; the rest of the history entry stays as the router left it. */
function write(how: 'pushState' | 'replaceState', path: string, isStep: boolean): void {
  const url = keepGuestView(path);
  window.history[how]({ ...window.history.state, as: url, url, photoStep: isStep }, '', url);
}

const isStep = () => Boolean((window.history.state as { photoStep?: boolean } | null)?.photoStep);

/**
 * Stores the open photo of a list in the URL, so that it can be shared, Back closes it and Forward reopens it. On
 * close, the focus moves to the tile of the last photo shown. `listUrl` is the URL of the list with the pages
 * shown, `getPhotoUrl` returns the URL of a photo, and `initialId` is the photo in the URL the page was loaded with.
 */
export function useOpenPhoto(
  listUrl: string,
  getPhotoUrl: (id: string) => string,
  initialId: string | null,
): OpenPhoto {
  const router = useRouter();
  const [openId, setOpenId] = useState(initialId);
  const [loadedFor, setLoadedFor] = useState(initialId);
  if (loadedFor !== initialId) {
    setLoadedFor(initialId);
    setOpenId(initialId);
  }

  useEffect(() => {
    // The router still has the URL the page was opened with, such as that of a gallery by its id.
    const isOurs = (url: string) =>
      (isSameList(url, listUrl) || isSameList(url, router.asPath)) && (openId !== null || getPhotoId(url) !== null);
    const follow = () => {
      if (isOurs(getCurrentUrl())) setOpenId(getPhotoId(getCurrentUrl()));
    };
    window.addEventListener('popstate', follow);
    router.beforePopState(({ as }) => !isOurs(as));
    return () => {
      window.removeEventListener('popstate', follow);
      router.beforePopState(() => true);
    };
  }, [router, listUrl, openId]);

  const url = openId === null ? listUrl : getPhotoUrl(openId);
  const written = useRef(url);
  useEffect(() => {
    if (written.current === url) return;
    written.current = url;
    if (getCurrentUrl() !== url) write('replaceState', url, isStep());
  }, [url]);

  const seen = useRef(openId);
  useEffect(() => {
    const last = seen.current;
    seen.current = openId;
    if (openId !== null || last === null) return;
    const tile = document.getElementById(tileId(last));
    tile?.scrollIntoView({ block: 'nearest' });
    tile?.focus({ preventScroll: true });
  }, [openId]);

  // Keep `open` stable, so that a thousand tiles don't rerender.
  const latest = useRef(getPhotoUrl);
  useEffect(() => {
    latest.current = getPhotoUrl;
  });
  const open = useCallback((id: string) => {
    write('pushState', latest.current(id), true);
    setOpenId(id);
  }, []);

  return {
    openId,
    open,
    show: setOpenId,
    close: () => {
      if (isStep()) window.history.back();
      else setOpenId(null);
    },
  };
}
