import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { useCountdown } from './use-countdown';
import type { Refusal } from './use-form';

/** Servers refuse to send two emails within a minute. */
const PAUSE_SECONDS = 60;

interface MailState {
  sending: boolean;
  sent: boolean;
  refusal: Refusal | null;
}

const IDLE: MailState = { sending: false, sent: false, refusal: null };

/**
 * State of a call that sends an email, with the seconds left until it can be repeated. `justSent` starts with the
 * countdown, for pages shown after the first email.
 */
export function useResendMail<Args extends unknown[]>(send: (...args: Args) => Promise<unknown>, justSent = false) {
  const [state, setState] = useState(IDLE);
  const pause = useCountdown(justSent ? PAUSE_SECONDS : 0);

  const run = async (...args: Args) => {
    setState({ ...IDLE, sending: true });
    try {
      await send(...args);
      setState({ ...IDLE, sent: true });
      pause.start(PAUSE_SECONDS);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ ...IDLE, refusal: { message: error.message, constraints: { ...error.constraints } } });
    }
  };
  return { ...state, left: pause.left, run };
}
