import { useAppDispatch, useAppSelector } from '../hooks';
import { otherSessionsClosed, otherSessionsEndRequested } from './user.slice';

/** State and action for ending all other sessions of the account. */
export function useOtherSessions() {
  const dispatch = useAppDispatch();
  const { step, message } = useAppSelector(({ user }) => user.otherSessions);
  return {
    step,
    message,
    onEnd: () => void dispatch(otherSessionsEndRequested()),
    onClose: () => void dispatch(otherSessionsClosed()),
  };
}
