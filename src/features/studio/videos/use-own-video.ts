import { useEffect, useRef, useState } from 'react';
import { isFileProcessing } from '../shared/use-polled-list';
import { readSavedRecord } from '../shared/saved-record';
import { usePageState } from '../shared/use-page-state';
import { usePolling } from '../shared/use-polling';
import type { OwnVideo, RemovableVideoFile, UpdateVideoParts } from '@/contract/video';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { storedError, type StoredError } from '@/store/request/request-state';
import { videoForPage, type OwnVideoPage } from './video.loader';

type VideoFile = 'video' | RemovableVideoFile;

/** The file that is being replaced or removed. */
interface Sending {
  what: VideoFile | null;
  /** Upload progress, 0 to 100; null while nothing is uploaded. */
  percentage: number | null;
  error: StoredError | null;
  /** The file that the last error belongs to. */
  failed: VideoFile | null;
}

const IDLE: Sending = { what: null, percentage: null, error: null, failed: null };

/**
 * A video, refreshed while the server processes it, and its updates. Leaving the page cancels the upload of a file.
 */
export function useOwnVideo(page: OwnVideoPage) {
  const { videos } = useServices();
  const [video, setVideo] = usePageState(page.video);
  const [sending, setSending] = useState(IDLE);
  const upload = useRef<AbortController | null>(null);
  const { _id } = video;
  useEffect(() => () => upload.current?.abort(), []);

  const fetchAgain = async (signal?: AbortSignal) => {
    const { data } = await videos.getOwn(_id, { signal });
    if (!signal?.aborted) setVideo(videoForPage(data));
  };

  const abortPoll = usePolling(isFileProcessing(video) || video.teaserProcessing === true, fetchAgain);

  /** Reloads a changed record; `known` is the fallback. */
  const reload = async (known: Partial<OwnVideo>) => {
    abortPoll();
    try {
      await fetchAgain();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setVideo((now) => videoForPage({ ...now, ...known }));
    }
  };

  /** Runs a change of a file and reloads the record; `call` resolves to the fallback record. */
  const changeFile = async (what: VideoFile, percentage: number | null, call: () => Promise<Partial<OwnVideo>>) => {
    setSending({ ...IDLE, what, percentage });
    try {
      await reload(await call());
      setSending(IDLE);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSending({ ...IDLE, error: storedError(error), failed: what });
    }
  };

  return {
    video,
    sending,
    saveText: async (parts: UpdateVideoParts) => reload((await videos.updateOwn(_id, parts)).data),
    renewSlug: async () => {
      const { data } = await videos.updateOwn(_id, { renewSlug: true });
      const { slug } = await readSavedRecord(data, video, () => videos.getOwn(_id));
      abortPoll();
      setVideo((now) => ({ ...now, slug }));
      return slug;
    },
    replace: (what: VideoFile, file: Blob) => {
      const { signal } = (upload.current = new AbortController());
      const onProgress = ({ percentage }: { percentage: number }) => setSending((now) => ({ ...now, percentage }));
      return changeFile(
        what,
        0,
        async () => (await videos.updateOwn(_id, { [what]: file }, { signal, onProgress })).data,
      );
    },
    removeFile: (what: RemovableVideoFile) =>
      changeFile(what, null, async () => {
        await videos.removeFile(_id, what);
        return { [what]: null };
      }),
  };
}
