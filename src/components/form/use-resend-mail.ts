import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { useCountdown } from './use-countdown';
import type { Refusal } from './use-form';

/** Nobody needs two mails within a minute, and servers refuse to send them. */
const PAUSE_SECONDS = 60;

interface Course {
  sending: boolean;
  sent: boolean;
  refusal: Refusal | null;
}

const UNASKED: Course = { sending: false, sent: false, refusal: null };

/**
 * A call that has the server send a mail: its course, and how many seconds must pass before the next. `justSent` is for a
 * place that is reached by having had one sent.
 */
export function useMailing<Args extends unknown[]>(send: (...args: Args) => Promise<unknown>, justSent = false) {
  const [course, setCourse] = useState(UNASKED);
  const pause = useCountdown(justSent ? PAUSE_SECONDS : 0);

  const run = async (...args: Args) => {
    setCourse({ ...UNASKED, sending: true });
    try {
      await send(...args);
      setCourse({ ...UNASKED, sent: true });
      pause.start(PAUSE_SECONDS);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setCourse({ ...UNASKED, refusal: { message: error.message, constraints: { ...error.constraints } } });
    }
  };
  return { ...course, left: pause.left, run };
}
