import type { RootState } from '../root-reducer';
import { noMessages, type ConversationMessages } from './room-messages';

const NONE = noMessages();

export const selectRoom =
  (conversationId: string) =>
  ({ streamMessage: { conversationMap } }: RootState): ConversationMessages =>
    conversationMap[conversationId] ?? NONE;

/** True if this user is muted in the room. */
export const selectIsMuted =
  (conversationId: string, userId: string) =>
  ({ streamMessage: { muted } }: RootState): boolean =>
    userId !== '' && (muted?.[conversationId]?.includes(userId) ?? false);

export const selectActiveRoom = (state: RootState): ConversationMessages =>
  selectRoom(state.streamMessage.activeConversation?._id ?? '')(state);
