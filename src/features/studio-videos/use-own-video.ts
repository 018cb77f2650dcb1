import { useRouter } from 'next/router';
import { useState } from 'react';
import { isMoving } from '@/components/studio/use-fresh';
import { usePolled } from '@/components/studio/use-polled';
import type { RemovableVideoFile, UpdateVideoParts } from '@/contract/video';
import { ApiError } from '@/lib/errors';
import { studioPaths } from '@/lib/studio-paths';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { storedError, type StoredError } from '@/store/request/request-state';
import { videoForPage, type OwnVideoPage } from './video.loader';

/** What is being sent, and what the server had against the last of it. */
interface Sending {
  /** The text of the form, or one of the files. */
  what: 'text' | 'video' | RemovableVideoFile | null;
  /** Of a file, 0 to 100. */
  percentage: number;
  saved: boolean;
  error: StoredError | null;
  /** What the last failure was about. */
  failed: Sending['what'];
}

const IDLE: Sending = { what: null, percentage: 0, saved: false, error: null, failed: null };

/** An own video: kept up to date while the server works on it, and changed. */
export function useOwnVideo(page: OwnVideoPage) {
  const router = useRouter();
  const { videos } = useServices();
  const { remove } = useRemoval();
  const [seen, setSeen] = useState(page.video);
  const [video, setVideo] = useState(page.video);
  const [sending, setSending] = useState(IDLE);
  if (page.video !== seen) {
    setSeen(page.video);
    setVideo(page.video);
  }
  const { _id, title } = video;

  const fetchAgain = async (signal?: AbortSignal) => {
    const { data } = await videos.getOwn(_id, { signal });
    if (!signal?.aborted) setVideo(videoForPage(data));
  };

  usePolled(isMoving(video) || video.teaserProcessing === true, fetchAgain);

  /** Makes a change and takes the record as it is afterwards. Tells whether it went through. */
  const change = async (what: NonNullable<Sending['what']>, call: () => Promise<unknown>): Promise<boolean> => {
    setSending({ ...IDLE, what });
    try {
      await call();
      await fetchAgain();
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
    saveText: (parts: UpdateVideoParts) => change('text', () => videos.updateOwn(_id, parts)),
    /** Puts another file in the place of one. */
    replace: (what: 'video' | RemovableVideoFile, file: Blob) =>
      change(what, () => videos.updateOwn(_id, { [what]: file }, { onProgress: ({ percentage }) => setSending((now) => ({ ...now, percentage })) })),
    removeFile: (what: RemovableVideoFile) => change(what, () => videos.removeFile(_id, what)),
    removeAll: () => {
      remove({ ids: [_id], text: `“${title}” is deleted.`, send: ({ videos: service }, id) => service.removeOwn(id) });
      void router.push(studioPaths.videos);
    },
  };
}
