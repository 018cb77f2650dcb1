import { useEffect, useEffectEvent } from 'react';
import { useReload } from '@/components/hooks/use-reload';
import type { Video } from '@/contract/video';
import { ApiError } from '@/lib/http/errors';
import { canNotify, notify } from '@/device/notifications';
import { useServices } from '@/services/services-context';

const CHECK_INTERVAL_MS = 5000;

/**
 * Reloads the page once its video is ready. With `notifies`, also checks in background tabs and shows a notification.
 */
export function useProcessingCheck({ _id, title }: Video, notifies: boolean): void {
  const { videos } = useServices();
  const reload = useReload();

  /** Resolves to true when polling can stop. */
  const check = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    const isHidden = document.visibilityState === 'hidden';
    if (isHidden && !notifies) return false;
    const { data } = await videos.get(_id, { signal });
    const isBroken = data.status === 'file-error';
    if (signal.aborted || (data.processing && !isBroken)) return false;
    if (isHidden && canNotify())
      notify({
        title: isBroken ? 'This video can’t be played' : 'Your video is ready',
        body: title,
        tag: _id,
        onPress: () => undefined,
      });
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
      if (!isDone && !leaving.signal.aborted) timer = setTimeout(() => void turn(), CHECK_INTERVAL_MS);
    };
    timer = setTimeout(() => void turn(), CHECK_INTERVAL_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [_id]);
}
