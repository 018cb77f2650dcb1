import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';

interface Submission {
  busy: boolean;
  /** Error of the last submission. */
  refusal: ApiError | null;
}

const IDLE: Submission = { busy: false, refusal: null };

/** State of a form submission. `run` executes the request and everything that follows a success. */
export function useSubmission(): Submission & { run: (work: () => Promise<void>) => void } {
  const [state, setState] = useState(IDLE);
  const run = async (work: () => Promise<void>) => {
    setState({ busy: true, refusal: null });
    try {
      await work();
      setState(IDLE);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, refusal: error });
    }
  };
  return { ...state, run: (work) => void run(work) };
}
