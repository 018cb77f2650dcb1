import { useState } from 'react';
import { isMoving } from '../shared/use-latest-record';
import { usePageState } from '../shared/use-page-state';
import { usePolled } from '../shared/use-polled';
import type { OwnVideo, RemovableVideoFile, UpdateVideoParts } from '@/contract/video';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { storedError, type StoredError } from '@/store/request/request-state';
import { videoForPage, type OwnVideoPage } from './video.loader';

interface Sending {
  /** The form or one of the files. */
  what: 'text' | 'video' | RemovableVideoFile | null;
  /** Upload progress, 0 to 100. */
  percentage: number;
  saved: boolean;
  error: StoredError | null;
  /** Part that the last error belongs to. */
  failed: Sending['what'];
}

const IDLE: Sending = { what: null, percentage: 0, saved: false, error: null, failed: null };

/** A video, refreshed while the server processes it, and its updates. */
export function useOwnVideo(page: OwnVideoPage) {
  const { videos } = useServices();
  const [video, setVideo] = usePageState(page.video);
  const [sending, setSending] = useState(IDLE);
  const { _id } = video;

  const fetchAgain = async (signal?: AbortSignal) => {
    const { data } = await videos.getOwn(_id, { signal });
    if (!signal?.aborted) setVideo(videoForPage(data));
  };

  usePolled(isMoving(video) || video.teaserProcessing === true, fetchAgain);

  /** Runs a change and reloads the record; `call` returns the fallback record. Resolves to whether it succeeded. */
  const change = async (
    what: NonNullable<Sending['what']>,
    call: () => Promise<Partial<OwnVideo>>,
  ): Promise<boolean> => {
    setSending({ ...IDLE, what });
    try {
      const known = await call();
      try {
        await fetchAgain();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setVideo((now) => videoForPage({ ...now, ...known }));
      }
      setSending({ ...IDLE, saved: what === 'text' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSending({ ...IDLE, error: storedError(error), failed: what });
      return false;
    }
  };

  return {
    video,
    sending,
    saveText: (parts: UpdateVideoParts) => change('text', async () => (await videos.updateOwn(_id, parts)).data),
    renewAddress: async () => {
      const { data } = await videos.updateOwn(_id, { renewSlug: true });
      setVideo((now) => ({ ...now, slug: data.slug }));
      return data.slug;
    },
    replace: (what: 'video' | RemovableVideoFile, file: Blob) =>
      change(
        what,
        async () =>
          (
            await videos.updateOwn(
              _id,
              { [what]: file },
              { onProgress: ({ percentage }) => setSending((now) => ({ ...now, percentage })) },
            )
          ).data,
      ),
    removeFile: (what: RemovableVideoFile) =>
      change(what, async () => {
        await videos.removeFile(_id, what);
        return { [what]: null };
      }),
  };
}
