import { useIsLoggedIn, useIsPerformer } from '../hooks';

/** True if a subscription may be offered. Without the flag of the performer's record, a fan could pay twice. */
export function useCanSubscribe(isSubscribed: boolean | undefined): boolean {
  const isLoggedIn = useIsLoggedIn();
  const isPerformer = useIsPerformer();
  return isLoggedIn ? !isPerformer && isSubscribed === false : !isSubscribed;
}
