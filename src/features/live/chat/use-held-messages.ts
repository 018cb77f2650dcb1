import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { queuedBy, type QueuedMessage, outbox, removeQueuedMessage } from '@/store/stream-message/outbox';
import { deliveryRequested } from '@/store/stream-message/stream-message.slice';

const NONE: QueuedMessage[] = [];

/** The visitor's queued messages to this room and a function that takes one back. */
export function useHeldMessages(conversationId: string) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(({ user }) => user.current._id);
  const all = useSyncExternalStore(outbox.onChange, outbox.read, () => NONE);
  const held = useMemo(
    () => (account === '' ? NONE : queuedBy(all, account, conversationId)),
    [all, account, conversationId],
  );

  // After a reload, and when the tab that was sending them is closed.
  useEffect(() => {
    if (held.length > 0) dispatch(deliveryRequested({ conversationId }));
  }, [dispatch, conversationId, held.length]);

  return { held, release: removeQueuedMessage };
}
