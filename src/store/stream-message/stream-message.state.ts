import type { Conversation } from '@/contract/conversation';
import type { Message } from '@/contract/message';
import { lazyReducer } from '@/store/lazy-reducer';
import type { StoredError } from '../request/request-state';
import type { ConversationMessages } from './room-messages';

export interface StreamMessageState {
  activeConversation: Conversation | null;
  conversationMap: Record<string, ConversationMessages>;
  sendMessage: { sending: boolean; success: boolean; data: Message | null; error: StoredError | null };
  /** Who may not write, as far as it is known, by room. */
  muted?: Record<string, string[]>;
  /** The last message that came in. */
  receiveMessage: Message | null;
}

export const initialStreamMessage: StreamMessageState = {
  activeConversation: null,
  conversationMap: {},
  sendMessage: { sending: false, success: false, data: null, error: null },
  receiveMessage: null,
};

export const streamMessageReducer = lazyReducer(initialStreamMessage);
