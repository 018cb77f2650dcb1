import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';

interface Saving {
  busy: boolean;
  /** True after a success, until the next attempt. */
  saved: boolean;
  refusal: ApiError | null;
}

const IDLE: Saving = { busy: false, saved: false, refusal: null };

/**
 * State of a form that saves and stays open. `run` makes the call and does all that follows a success; an aborted call
 * leaves no error.
 */
export function useSaving(): Saving & { run: (work: () => Promise<void>) => Promise<void> } {
  const [state, setState] = useState(IDLE);
  const run = async (work: () => Promise<void>) => {
    setState({ ...IDLE, busy: true });
    try {
      await work();
      setState({ ...IDLE, saved: true });
    } catch (error) {
      setState({ ...IDLE, refusal: error instanceof ApiError && !error.aborted ? error : null });
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return { ...state, run };
}
