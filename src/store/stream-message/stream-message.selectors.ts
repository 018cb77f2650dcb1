import type { RootState } from '../root-reducer';
import { noMessages, type ConversationMessages } from './room-messages';

const NONE = noMessages();

/** The messages of a room; none before it was entered. */
export const selectRoom =
  (conversationId: string) =>
  ({ streamMessage: { conversationMap } }: RootState): ConversationMessages =>
    conversationMap[conversationId] ?? NONE;

/** Whether this person may not write in the room. */
export const selectIsMuted =
  (conversationId: string, userId: string) =>
  ({ streamMessage: { muted } }: RootState): boolean =>
    userId !== '' && (muted?.[conversationId]?.includes(userId) ?? false);

/** The messages of the room one is in; none before there is a room. */
export const selectActiveRoom = (state: RootState): ConversationMessages => selectRoom(state.streamMessage.activeConversation?._id ?? '')(state);
