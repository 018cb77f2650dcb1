import type { Conversation } from '@/contract/conversation';
import type { Message } from '@/contract/message';
import { lazyReducer } from '@/store/lazy-reducer';
import type { StoredError } from '../request/request-state';
import type { ConversationMessages } from './room-messages';

export interface StreamMessageState {
  activeConversation: Conversation | null;
  conversationMap: Record<string, ConversationMessages>;
  sendMessage: { sending: boolean; success: boolean; data: Message | null; error: StoredError | null };
  /** Ids of users known to be muted, by room. */
  muted?: Record<string, string[]>;
  receiveMessage: Message | null;
  /** Conversation of the room that the server has admitted this tab to. */
  enteredRoom?: string;
}

export const initialStreamMessage: StreamMessageState = {
  activeConversation: null,
  conversationMap: {},
  sendMessage: { sending: false, success: false, data: null, error: null },
  receiveMessage: null,
};

export const streamMessageReducer = lazyReducer(initialStreamMessage);
