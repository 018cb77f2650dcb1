import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePolling } from '../shared/use-polling';
import type { Photo } from '@/contract/photo';
import { ApiError } from '@/lib/http/errors';
import { fetchFirst } from '@/lib/lists/fetch-all';
import { useServices } from '@/services/services-context';
import { withNext } from '@/store/list/list-state';
import { fetchPhotos, type StudioGalleryPage } from './gallery.loader';
import { MAX_LIMIT } from '@/lib/lists/query';

export interface PhotosState {
  step: 'still' | 'saving' | 'saved' | 'failed';
  /** Status message; empty if there is nothing to report. */
  text: string;
}

/** Positions after a move, as the server counts them. */
const counted = (photos: readonly Photo[]): Photo[] => photos.map((photo, ordering) => ({ ...photo, ordering }));

const byPosition = (a: Photo, b: Photo) => (a.ordering ?? Infinity) - (b.ordering ?? Infinity);

const STILL: PhotosState = { step: 'still', text: '' };
const NOT_LOADING = { busy: false, failure: '' };

/**
 * The photos of a gallery in order, with their changes. Updates are optimistic and sent one after the other; if the
 * server refuses one, the photos are reloaded.
 */
export function useGalleryPhotos({ gallery, photos: page }: StudioGalleryPage) {
  const services = useServices();
  const [seen, setSeen] = useState(page);
  const [list, setList] = useState(page);
  const [coverId, setCoverId] = useState(gallery.coverPhotoId ?? null);
  const [state, setState] = useState(STILL);
  const [moreStatus, setMoreStatus] = useState(NOT_LOADING);
  /** Photos of a batch in the order of selection; two upload in parallel and may finish out of order. */
  const [batch, setBatch] = useState<readonly string[]>([]);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** Number of changes so far. */
  const changes = useRef(0);
  if (page !== seen) {
    setSeen(page);
    setList(page);
    setCoverId(gallery.coverPhotoId ?? null);
  }

  const photos = list.ok ? list.content.items : [];
  const total = list.ok ? list.content.total : 0;
  const setPhotos = (change: (photos: Photo[]) => Photo[]) =>
    setList((now) => (now.ok ? { ok: true, content: { ...now.content, items: change(now.content.items) } } : now));

  const fetchRange = (range: { limit: number; offset: number }, signal?: AbortSignal) =>
    fetchPhotos(services, gallery._id, range, signal);
  /** Loads as many photos as are shown, unless `isStale` when they arrive. */
  const reload = async (signal?: AbortSignal, isStale = () => false) => {
    try {
      const count = Math.max(MAX_LIMIT, photos.length);
      const content = await fetchFirst((range) => fetchRange(range, signal), count);
      if (!isStale()) setList({ ok: true, content });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Keep the shown photos; report the error only if nothing is loaded.
      if (!isStale()) setList((now) => (now.ok ? now : { ok: false, message: error.message }));
    }
  };
  const loadWhole = async () => {
    try {
      setList({ ok: true, content: await fetchFirst((range) => fetchRange(range), Infinity) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The photos are stored, in the order in which they arrived.
      setBatch([]);
    }
  };
  const more = async () => {
    if (moreStatus.busy) return;
    setMoreStatus({ busy: true, failure: '' });
    const offset = photos.length;
    try {
      const next = await fetchRange({ limit: MAX_LIMIT, offset });
      // If photos were removed meanwhile, the response may begin too late.
      setList((now) =>
        now.ok && now.content.items.length >= offset ? { ok: true, content: withNext(now.content.items, next) } : now,
      );
      setMoreStatus(NOT_LOADING);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMoreStatus({ busy: false, failure: error.message });
    }
  };

  usePolling(
    photos.some(({ processing }) => processing === true),
    (signal) => {
      // A response from before a change would undo it.
      const before = changes.current;
      return reload(signal, () => signal.aborted || waiting.current > 0 || changes.current !== before);
    },
  );

  const take = async (id: string) => {
    try {
      const { data: photo } = await services.photos.getOwn(id);
      if (photo.isGalleryCover || photo.isCover) setCoverId(id);
      setList((now) => {
        if (!now.ok || now.content.items.some(({ _id }) => _id === id)) return now;
        const { items, total: before } = now.content;
        // Photos that aren't loaded yet are before it, so it loads after them.
        const isComplete = items.length >= before;
        return {
          ok: true,
          content: { items: isComplete ? [...items, photo].sort(byPosition) : items, total: before + 1 },
        };
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await reload();
    }
  };

  const send = (call: () => Promise<unknown>, done: string, failed: string) => {
    waiting.current += 1;
    changes.current += 1;
    setState({ step: 'saving', text: 'Saving…' });
    queue.current = queue.current.then(async () => {
      try {
        await call();
        waiting.current -= 1;
        if (waiting.current === 0) setState({ step: 'saved', text: done });
      } catch (error) {
        waiting.current -= 1;
        if (!(error instanceof ApiError)) throw error;
        setState({ step: 'failed', text: `${failed} ${error.message}` });
        await reload();
      }
    });
  };

  const savePosition = (id: string, to: number) =>
    send(() => services.photos.update(id, { ordering: to }), 'Order saved.', 'The order wasn’t saved.');

  const arrange = useEffectEvent(() => {
    const start = photos.findIndex(({ _id }) => batch.includes(_id));
    let order = photos;
    for (const [index, id] of batch.entries()) {
      const from = order.findIndex(({ _id }) => _id === id);
      if (from === start + index) continue;
      order = arrayMove(order, from, start + index);
      savePosition(id, start + index);
    }
    if (order !== photos) setPhotos(() => counted(order));
    setBatch([]);
  });
  const isWhole = batch.length > 0 && batch.every((id) => photos.some(({ _id }) => _id === id));
  useEffect(() => {
    if (isWhole) arrange();
  }, [isWhole]);

  return {
    photos,
    total,
    failure: list.ok ? null : list.message,
    coverId,
    state,
    reload: () => void reload(),
    onArrived: (id: string) => void take(id),
    /** Called when a batch is uploaded, with the photos in the order of selection. */
    onBatch: (ids: readonly string[]) => {
      setBatch(ids);
      // Positions are those in the whole gallery.
      if (ids.length > 1 && photos.length < total) void loadWhole();
    },
    more: () => void more(),
    moreStatus,
    move: (id: string, targetId: string) => {
      const from = photos.findIndex(({ _id }) => _id === id);
      const to = photos.findIndex(({ _id }) => _id === targetId);
      if (from < 0 || to < 0 || from === to) return;
      setPhotos((now) => counted(arrayMove(now, from, to)));
      savePosition(id, to);
    },
    setCover: (id: string) => {
      const before = coverId;
      setCoverId(id);
      send(
        async () => {
          try {
            await services.photos.setCover(id);
          } catch (error) {
            setCoverId(before);
            throw error;
          }
        },
        'Cover changed.',
        'The cover wasn’t changed.',
      );
    },
    forget: (id: string) =>
      setList((now) =>
        now.ok
          ? {
              ok: true,
              content: { items: now.content.items.filter(({ _id }) => _id !== id), total: now.content.total - 1 },
            }
          : now,
      ),
    replace: (photo: Photo) =>
      setPhotos((now) => now.map((one) => (one._id === photo._id ? { ...one, ...photo } : one))),
  };
}

export type GalleryPhotos = ReturnType<typeof useGalleryPhotos>;
