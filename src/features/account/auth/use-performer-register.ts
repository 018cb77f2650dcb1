import { useEffect, useRef, useState } from 'react';
import type { RegisterPerformerBody } from '@/contract/auth';
import type { Refusal } from '@/components/form/use-form';
import { ApiError, isUnsupportedCall } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';

interface SubmissionStatus {
  /** Upload progress in whole percent, or null. */
  progress: number | null;
  refusal: Refusal | null;
  /** True if the server doesn't support the call. */
  missing: boolean;
  done: { email: string; message?: string } | null;
}

const NOT_SUBMITTED: SubmissionStatus = { progress: null, refusal: null, missing: false, done: null };

export type Documents = Record<'idVerification' | 'documentVerification', File | null>;

/** Submits the form with its documents, one request at a time. It can be canceled. */
export function usePerformerRegister() {
  const { auth } = useServices();
  const [status, setStatus] = useState(NOT_SUBMITTED);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const send = async (body: RegisterPerformerBody, { idVerification, documentVerification }: Documents) => {
    if (!idVerification || !documentVerification) return;
    const controller = new AbortController();
    call.current = controller;
    setStatus({ ...NOT_SUBMITTED, progress: 0 });
    try {
      const options = {
        signal: controller.signal,
        onProgress: ({ percentage }: { percentage: number }) => setStatus({ ...NOT_SUBMITTED, progress: percentage }),
      };
      const { data } = await auth.registerPerformer({ ...body, idVerification, documentVerification }, options);
      setStatus({ ...NOT_SUBMITTED, done: { email: body.email, message: data?.message } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const missing = isUnsupportedCall(error);
      setStatus({
        ...NOT_SUBMITTED,
        missing,
        refusal: missing || error.aborted ? null : { message: error.message, constraints: { ...error.constraints } },
      });
    }
  };
  return { ...status, send, stop: () => call.current?.abort() };
}
