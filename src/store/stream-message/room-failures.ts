import { createAction } from '@reduxjs/toolkit';
import type { StoredError } from '../request/request-state';

/* What the visitor is told of wherever it comes to pass, so that every page carries it. */

export interface RoomRef {
  conversationId: string;
}

export const olderMessagesFailed = createAction<RoomRef & { error: StoredError }>('streamMessage/olderMessagesFailed');
export const sendFailed = createAction<RoomRef & StoredError>('streamMessage/sendFailed');
export const messageRemovalFailed = createAction<StoredError>('streamMessage/messageRemovalFailed');
