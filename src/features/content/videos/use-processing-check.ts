import { useEffect, useEffectEvent } from 'react';
import { useReload } from '@/components/hooks/use-reload';
import type { Video } from '@/contract/video';
import { ApiError } from '@/lib/http/errors';
import { canNotify, notify } from '@/device/notifications';
import { useServices } from '@/services/services-context';

/** How often the page asks whether the video is ready, in milliseconds. */
const CHECK_MS = 5000;

/** Loads the page again once its video is ready. With `notifies` it also looks while the tab is in the background, and shows a notification then. */
export function useProcessingCheck({ _id, title }: Video, notifies: boolean): void {
  const { videos } = useServices();
  const reload = useReload();

  /** True when there is nothing more to wait for. */
  const check = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    const isHidden = document.visibilityState === 'hidden';
    if (isHidden && !notifies) return false;
    const { data } = await videos.get(_id, { signal });
    const isBroken = data.status === 'file-error';
    if (signal.aborted || (data.processing && !isBroken)) return false;
    if (isHidden && canNotify()) notify({ title: isBroken ? 'This video can’t be shown' : 'Your video is ready', body: title, tag: _id, onPress: () => undefined });
    return reload();
  });

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const turn = async () => {
      const isDone = await check(leaving.signal).catch((error: unknown) => {
        if (error instanceof ApiError || leaving.signal.aborted) return false;
        throw error;
      });
      if (!isDone && !leaving.signal.aborted) timer = setTimeout(() => void turn(), CHECK_MS);
    };
    timer = setTimeout(() => void turn(), CHECK_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [_id]);
}
