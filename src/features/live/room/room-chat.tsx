import type { ComponentType } from 'react';
import type { TipProps } from '@/entities/access/item-slots';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { BlockError } from '@/components/empty-error-states/error-state';
import { paths } from '@/lib/page/paths';
import type { RoomPage } from './room.loader';
import { getChatClosedText } from './room-messages';
import styles from './room-screen.module.css';
import type { Phase } from './show-state';
import type { Conversation } from './use-conversation';

interface RoomChatProps {
  page: RoomPage;
  conversation: Conversation;
  own: boolean;
  phase: Phase;
  Chat: ComponentType<ChatProps>;
  Tip: ComponentType<TipProps>;
  room: TipProps['room'];
}

/** The chat, or an error with Retry if its room could not be loaded. */
export function RoomChat({ page: { performer }, conversation, own, phase, Chat, Tip, room }: RoomChatProps) {
  if (!conversation.part.ok) {
    return (
      <div className={styles.noChat}>
        <BlockError
          title="The chat couldn’t be loaded."
          message={conversation.part.message}
          onRetry={conversation.retry}
          retrying={conversation.retrying}
        />
      </div>
    );
  }
  return (
    <Chat
      conversationId={conversation.part.content._id}
      performerId={performer._id}
      performerName={performer.name}
      moderates={own}
      underBar
      closed={getChatClosedText(phase, performer.name)}
    >
      {own || phase === 'refused' ? null : <Tip performer={performer} returnTo={paths.stream(performer)} room={room} />}
    </Chat>
  );
}
