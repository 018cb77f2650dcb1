import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSameList, photoOf } from './photo-address';
import { tileId } from './photo-labels';

interface OpenPhoto {
  openId: string | null;
  /** Opens a photo, as a step of the history of its own; stays the same function. */
  open: (id: string) => void;
  /** Goes on to another photo within that step. */
  show: (id: string) => void;
  close: () => void;
}

const here = () => window.location.pathname + window.location.search;

/** Puts an address into the bar; the rest of the entry stays as the router left it. */
const write = (how: 'pushState' | 'replaceState', address: string, isStep: boolean) =>
  window.history[how]({ ...window.history.state, as: address, url: address, photoStep: isStep }, '', address);

const isStep = () => Boolean((window.history.state as { photoStep?: boolean } | null)?.photoStep);

/**
 * Which photo of a list is open, kept in the address: it can be shared, Back closes it, Forward opens it again. On closing the focus goes
 * to the tile of the photo that was seen last. `listAddress` is where the list is, as far as it has grown, `addressFor` gives the address of
 * one of its photos; `asked` is the photo that the page was loaded for.
 */
export function useOpenPhoto(listAddress: string, addressFor: (id: string) => string, asked: string | null): OpenPhoto {
  const router = useRouter();
  const [openId, setOpenId] = useState(asked);
  const [loadedFor, setLoadedFor] = useState(asked);
  if (loadedFor !== asked) {
    setLoadedFor(asked);
    setOpenId(asked);
  }

  useEffect(() => {
    // The router still shows the address that the page was opened by, such as that of a gallery by its id.
    const isOurs = (address: string) => (isSameList(address, listAddress) || isSameList(address, router.asPath)) && (openId !== null || photoOf(address) !== null);
    const follow = () => {
      if (isOurs(here())) setOpenId(photoOf(here()));
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
    if (here() !== address) write('replaceState', address, isStep());
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

  // The same function for good: a thousand tiles need not be drawn again for it.
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
