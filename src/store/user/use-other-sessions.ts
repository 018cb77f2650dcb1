import { useAppDispatch, useAppSelector } from '../hooks';
import { otherSessionsClosed, otherSessionsEndRequested } from './user.slice';

/** Ending all other sessions of the account: how it goes, and the call for it. */
export function useOtherSessions() {
  const dispatch = useAppDispatch();
  const { step, message } = useAppSelector(({ user }) => user.otherSessions);
  return { step, message, onEnd: () => void dispatch(otherSessionsEndRequested()), onClose: () => void dispatch(otherSessionsClosed()) };
}
