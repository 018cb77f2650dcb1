import { useState } from 'react';
import type { PublicUser } from '@/contract/user';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { useAppDispatch } from '@/store/hooks';
import { actionConfirmed } from '@/store/notices/notices.actions';

/** Blocks the author of a comment. `blocked` are the ids of those blocked on this page. */
export function useBlockFan(onBlocked: () => void) {
  const { blocks } = useServices();
  const dispatch = useAppDispatch();
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const block = async ({ _id, name }: PublicUser) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await blocks.blockUser({ targetId: _id });
      setBlocked((before) => new Set(before).add(_id));
      dispatch(actionConfirmed(`${name} is blocked. You can unblock them in your profile.`));
      onBlocked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { blocked, isBusy, failure, block, clearFailure: () => setFailure('') };
}
