import type { RootState } from '../root-reducer';
import { noMessages, type ConversationMessages } from './stream-message.slice';

const NONE = noMessages();

/** The messages of the room one is in; none before there is a room. */
export const selectActiveRoom = ({ streamMessage: { activeConversation, conversationMap } }: RootState): ConversationMessages =>
  (activeConversation && conversationMap[activeConversation._id]) ?? NONE;
