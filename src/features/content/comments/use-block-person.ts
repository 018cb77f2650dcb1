import { useState } from 'react';
import type { PublicUser } from '@/contract/user';
import { loaded } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import { useAppDispatch } from '@/store/hooks';
import { actionConfirmed } from '@/store/notices/notices.actions';

/** Blocks the author of a comment on the performer's own page. */
export function useBlockPerson({ _id, name }: PublicUser, onBlocked: () => void) {
  const { blocks } = useServices();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const block = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    const reply = await loaded(() => blocks.blockUser({ targetId: _id }));
    setBusy(false);
    if (!reply.ok) {
      setFailure(reply.message);
      return;
    }
    dispatch(actionConfirmed(`${name} is blocked. You can unblock them in your profile.`));
    onBlocked();
  };
  return { isBusy, failure, forget: () => setFailure(''), block: () => void block() };
}
