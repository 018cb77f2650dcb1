import { useState } from 'react';
import type { PublicUser } from '@/contract/user';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { useAppDispatch } from '@/store/hooks';
import { actionConfirmed } from '@/store/notices/notices.actions';

const NO_FAILURE = { fanId: '', message: '' };

/** Blocks the author of a comment. `blocked` are the ids of those blocked on this page, by its buttons or fan card. */
export function useBlockFan(onBlocked: (fanId: string) => void) {
  const { blocks } = useServices();
  const dispatch = useAppDispatch();
  const [blocked, setBlockedFans] = useState<ReadonlySet<string>>(new Set());
  /** Ids of the fans whose requests are pending. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState(NO_FAILURE);

  const setBlocked = (fanId: string, isBlocked: boolean) =>
    setBlockedFans((before) => new Set(isBlocked ? [...before, fanId] : [...before].filter((id) => id !== fanId)));

  const block = async ({ _id, name }: PublicUser) => {
    if (busy.includes(_id)) return;
    setBusy((before) => [...before, _id]);
    setFailure(NO_FAILURE);
    try {
      await blocks.blockUser({ targetId: _id });
      setBlocked(_id, true);
      dispatch(actionConfirmed(`${name} is blocked. You can unblock them in your profile.`));
      onBlocked(_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ fanId: _id, message: error.message });
    } finally {
      setBusy((before) => before.filter((id) => id !== _id));
    }
  };
  return { blocked, setBlocked, busy, failure, block, clearFailure: () => setFailure(NO_FAILURE) };
}
