import { useRef, useEffect, useState } from 'react';
import { useObjectUrl } from '@/components/upload/use-object-url';
import type { Reply } from '@/contract/envelope';
import type { OwnPerformer, PerformerFile } from '@/contract/performer';
import { useServices } from '@/services/services-context';
import { ApiError, isUnsupportedCall } from '@/lib/http/errors';
import type { UploadOptions } from '@/services/http/call-options';
import { useOwnPerformer } from './use-own-performer';

export function useCover(performer: OwnPerformer) {
  const { performers } = useServices();
  const { url: cover, ...sending } = useShownFile(performer.cover, (file, options) =>
    performers.uploadCover(file, options),
  );
  return { cover, ...sending };
}

export function useWelcomeVideo(performer: OwnPerformer) {
  const { performers } = useServices();
  const { url: videoUrl, ...sending } = useShownFile(performer.welcomeVideoPath, (file, options) =>
    performers.uploadWelcomeVideo(file, options),
  );
  return { videoUrl, ...sending };
}

/** Uploads a file and shows it. Not every server returns where it stored the file; then the visitor's own is shown. */
function useShownFile(
  stored: string | null | undefined,
  upload: (file: File, options: UploadOptions) => Promise<Reply<PerformerFile | null>>,
) {
  const [uploaded, setUploaded] = useState<{ url?: string; file: File } | null>(null);
  const ownUrl = useObjectUrl(uploaded && !uploaded.url ? uploaded.file : null);
  const sending = useSending(async (file, options) => {
    const { data } = await upload(file, options);
    setUploaded({ url: data?.url, file });
  });
  return { url: (uploaded ? uploaded.url : stored) || ownUrl, ...sending };
}

export function useDocument(first: OwnPerformer, field: 'idVerification' | 'documentVerification') {
  const { performers } = useServices();
  const { performer, save, saved, busy, refusal } = useOwnPerformer(first, true);
  const [isUploaded, setIsUploaded] = useState(false);
  /** ID of an uploaded document that isn't in the record yet. */
  const [unsavedId, setUnsavedId] = useState<string | null>(null);
  const saveId = (id: string) => save({ [`${field}Id`]: id }, () => setUnsavedId(null));
  const sending = useSending(async (file, options) => {
    const { data } = await performers.uploadDocument(file, options);
    // Not every server names the document.
    const id = (data as PerformerFile | null)?._id;
    setUnsavedId(id ?? null);
    if (id) await saveId(id);
    else setIsUploaded(true);
  });
  const stored = performer[field];
  return {
    stored,
    isSent: isUploaded || Boolean(stored ?? performer[`${field}Id`]),
    saved,
    ...sending,
    progress: sending.progress ?? (busy && unsavedId ? 100 : null),
    problem: sending.problem || refusal?.message,
    retry: sending.retry ?? (refusal && unsavedId ? () => void saveId(unsavedId) : undefined),
  };
}

/** A file upload with progress, errors, cancel and retry. Leaving the page cancels it. */
function useSending(send: (file: File, options: UploadOptions) => Promise<void>) {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [missing, setMissing] = useState(false);
  const [last, setLast] = useState<File | null>(null);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const start = async (file: File) => {
    const controller = new AbortController();
    call.current = controller;
    setLast(file);
    setProblem('');
    setProgress(0);
    try {
      await send(file, { signal: controller.signal, onProgress: ({ percentage }) => setProgress(percentage) });
      setLast(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isUnsupportedCall(error)) setMissing(true);
      else if (!error.aborted) setProblem(Object.values(error.constraints)[0] ?? error.message);
    } finally {
      setProgress(null);
    }
  };

  return {
    progress,
    problem,
    /** True if the server lacks the call. */
    missing,
    start: (file: File) => void start(file),
    refuse: setProblem,
    stop: () => call.current?.abort(),
    retry: problem !== '' && last ? () => void start(last) : undefined,
  };
}
