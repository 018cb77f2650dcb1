import { useState } from 'react';
import { useAppStore } from '@/store/hooks';
import { loadPublicConversation } from '@/store/stream-message/load-conversation.saga';
import type { RoomPage } from './room.loader';

/** The chat room loaded with the page, with Retry. */
export function useConversation({ conversation, performer }: RoomPage) {
  const store = useAppStore();
  const [again, setAgain] = useState<RoomPage['conversation'] | null>(null);
  const [retrying, setRetrying] = useState(false);

  const retry = async () => {
    setRetrying(true);
    const outcome = await store.run(loadPublicConversation, performer._id);
    setAgain(
      outcome.ok ? { ok: true, content: { _id: outcome.data._id } } : { ok: false, message: outcome.error.message },
    );
    setRetrying(false);
  };

  return { part: conversation.ok ? conversation : (again ?? conversation), retrying, retry: () => void retry() };
}

export type Conversation = ReturnType<typeof useConversation>;
