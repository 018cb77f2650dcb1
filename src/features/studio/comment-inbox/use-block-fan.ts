import { useState } from 'react';
import type { PublicUser } from '@/contract/user';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { useAppDispatch } from '@/store/hooks';
import { actionConfirmed } from '@/store/notices/notices.actions';

/** Blocks the author of a comment. `blocked` are the ids of those blocked on this page, by its buttons or fan card. */
export function useBlockFan(onBlocked: () => void) {
  const { blocks } = useServices();
  const dispatch = useAppDispatch();
  const [blocked, setBlockedFans] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const setBlocked = (fanId: string, isBlocked: boolean) =>
    setBlockedFans((before) => new Set(isBlocked ? [...before, fanId] : [...before].filter((id) => id !== fanId)));

  const block = async ({ _id, name }: PublicUser) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await blocks.blockUser({ targetId: _id });
      setBlocked(_id, true);
      dispatch(actionConfirmed(`${name} is blocked. You can unblock them in your profile.`));
      onBlocked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { blocked, setBlocked, isBusy, failure, block, clearFailure: () => setFailure('') };
}
