import { useEffect } from 'react';
import { useServices } from '@/services/services-context';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { loadCurrentUser } from '@/store/session/current-user.saga';

export function useOwnEmail() {
  const store = useAppStore();
  const { auth } = useServices();
  const { _id, email, verifiedEmail, isPerformer } = useAppSelector((state) => state.user.current);
  const verified = verifiedEmail === true;

  // The verification link opens in another tab, so the status is refreshed on return.
  useEffect(() => {
    if (verified) return;
    const look = () => {
      if (document.visibilityState === 'visible') void store.run(loadCurrentUser);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, verified]);

  return {
    email,
    verified,
    verify: () => auth.verifyEmail({ source: { _id, email }, sourceType: isPerformer ? 'performer' : 'user' }),
  };
}
