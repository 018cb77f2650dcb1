import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';

interface Submission {
  /** An answer is awaited. */
  busy: boolean;
  /** What the server has against the last one. */
  refusal: ApiError | null;
}

const IDLE: Submission = { busy: false, refusal: null };

/** The sending of a form: `run` does all of it, also what follows from a good answer. */
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
