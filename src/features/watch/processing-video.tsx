import { Bell, BellRing, Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/button/button';
import { useReload } from '@/components/use-reload';
import type { Video } from '@/contract/video';
import { ApiError } from '@/lib/errors';
import { mayNotify, notify, requestNotifications } from '@/lib/notifications';
import { useServices } from '@/services/services-context';

/** How often the page asks whether the video is ready, in milliseconds. */
const CHECK_MS = 5000;

/** A video that is still being processed. The page opens it when it is ready, and notifies those who asked for that. */
export function ProcessingVideo({ video }: { video: Video }) {
  const { videos } = useServices();
  const reload = useReload();
  const [wanted, setWanted] = useState(false);

  const check = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    if (document.visibilityState === 'hidden' && !wanted) return false;
    const { data } = await videos.get(video._id, { signal });
    const isReady = !data.processing || data.status === 'file-error';
    if (!isReady || signal.aborted) return false;
    if (wanted && mayNotify() && document.visibilityState === 'hidden') {
      notify({ title: data.status === 'file-error' ? 'This video can’t be shown' : 'Your video is ready', body: video.title, tag: video._id, onPress: () => undefined });
    }
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
  }, [video._id]);

  const change = () => {
    if (!wanted) void requestNotifications();
    setWanted(!wanted);
  };
  return (
    <>
      <Hourglass aria-hidden="true" />
      <h2>Processing video</h2>
      <p role="status">{wanted ? 'We’ll notify you when it’s ready. Keep this page open.' : 'It was uploaded a short while ago. It opens here when it’s ready.'}</p>
      <Button aria-pressed={wanted} icon={wanted ? <BellRing /> : <Bell />} onClick={change}>
        {wanted ? 'Notification on' : 'Notify me when it’s ready'}
      </Button>
    </>
  );
}
