import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSameList, getPhoto } from './photo-url';
import { tileId } from './photo-labels';

interface OpenPhoto {
  openId: string | null;
  /** Opens a photo with its own history entry. Stable. */
  open: (id: string) => void;
  /** Switches to another photo within that history entry. */
  show: (id: string) => void;
  close: () => void;
}

const getAddress = () => window.location.pathname + window.location.search;

/** Changes the URL; the rest of the history entry stays as the router left it. */
const write = (how: 'pushState' | 'replaceState', address: string, isStep: boolean) =>
  window.history[how]({ ...window.history.state, as: address, url: address, photoStep: isStep }, '', address);

const isStep = () => Boolean((window.history.state as { photoStep?: boolean } | null)?.photoStep);

/**
 * Stores the open photo of a list in the URL, so that it can be shared, Back closes it and Forward reopens it. On
 * close, the focus moves to the tile of the last photo shown. `listAddress` is the URL of the list with the pages
 * shown, `addressFor` returns the URL of a photo, and `initialId` is the photo in the URL the page was loaded with.
 */
export function useOpenPhoto(
  listAddress: string,
  addressFor: (id: string) => string,
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
    const isOurs = (address: string) =>
      (isSameList(address, listAddress) || isSameList(address, router.asPath)) &&
      (openId !== null || getPhoto(address) !== null);
    const follow = () => {
      if (isOurs(getAddress())) setOpenId(getPhoto(getAddress()));
    };
    window.addEventListener('popstate', follow);
    router.beforePopState(({ as }) => !isOurs(as));
    return () => {
      window.removeEventListener('popstate', follow);
      router.beforePopState(() => true);
    };
  }, [router, listAddress, openId]);

  const address = openId === null ? listAddress : addressFor(openId);
  const written = useRef(address);
  useEffect(() => {
    if (written.current === address) return;
    written.current = address;
    if (getAddress() !== address) write('replaceState', address, isStep());
  }, [address]);

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
  const latest = useRef(addressFor);
  useEffect(() => {
    latest.current = addressFor;
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
