import { createAction } from '@reduxjs/toolkit';
import type { StoredError } from '../request/request-state';

/* Failures that need a toast on any page, so every page carries them. */

export interface RoomRef {
  conversationId: string;
}

export const olderMessagesFailed = createAction<RoomRef & { error: StoredError }>('streamMessage/olderMessagesFailed');
export const sendFailed = createAction<RoomRef & StoredError>('streamMessage/sendFailed');
export const messageRemovalFailed = createAction<StoredError>('streamMessage/messageRemovalFailed');
