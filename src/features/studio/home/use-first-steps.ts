import { useState, useSyncExternalStore } from 'react';
import { areFirstStepsDismissed, dismissFirstSteps, onFirstStepsDismissed } from '@/device/first-steps';
import { useAppSelector } from '@/store/hooks';

/** Whether this performer dismissed the checklist; null until the device was asked. */
export function useFirstSteps() {
  const me = useAppSelector((state) => state.auth.authUser?._id ?? '');
  // For devices that store nothing.
  const [isClosed, setIsClosed] = useState(false);
  const isStored = useSyncExternalStore(
    onFirstStepsDismissed,
    () => areFirstStepsDismissed(me),
    () => null,
  );
  const dismiss = () => {
    setIsClosed(true);
    dismissFirstSteps(me);
  };
  return { isDismissed: isClosed || isStored, dismiss };
}
