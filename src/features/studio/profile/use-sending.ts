import { useEffect, useRef, useState } from 'react';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import type { UploadOptions } from '@/services/http/call-options';

/** A file upload with progress, errors, cancel and retry. Leaving the page cancels it. */
export function useSending(send: (file: File, options: UploadOptions) => Promise<void>) {
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
      if (isNoSuchCall(error)) setMissing(true);
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
