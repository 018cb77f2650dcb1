import { useEffect, useEffectEvent } from 'react';
import { firstInteraction } from '@/lib/browser/timing';
import { useSocket } from '@/socket/use-socket-event';
import { useAppDispatch, useAppSelector, useAppStore } from '../hooks';
import { conversationReset, messagesRequested, roomExited } from '../stream-message/stream-message.slice';
import { membersChanged } from '../streaming/streaming.slice';
import { enterRoom } from './enter-room';
import type { RoomKind } from './room-events';

/**
 * Stays in a room while the component is mounted; null = no room. Messages load even without the live connection; with
 * it, new ones arrive and the members are known. `atLeisure` is for quiet rooms: messages missed during the entry are
 * fetched only after the visitor's first interaction. Without `shouldSendLeave`, the server isn't notified when the
 * visitor leaves.
 */
export function useRoom(
  conversationId: string | null,
  kind: RoomKind,
  { atLeisure = false, shouldSendLeave = true } = {},
): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const socket = useSocket();
  const isKnown = useAppSelector(
    ({ streamMessage }) => conversationId !== null && streamMessage.conversationMap[conversationId] !== undefined,
  );

  // If they weren't loaded with the page, or were dropped at a change of account.
  useEffect(() => {
    if (conversationId && !isKnown) dispatch(messagesRequested({ conversationId }));
  }, [dispatch, conversationId, isKnown]);

  const beforeFirstFetch = useEffectEvent(() => (atLeisure ? firstInteraction() : null));
  useEffect(() => {
    if (socket && conversationId)
      return enterRoom(socket, store, { conversationId, kind, beforeFirstFetch, shouldSendLeave });
  }, [socket, store, conversationId, kind, shouldSendLeave]);

  useEffect(() => {
    if (!conversationId) return;
    return () => {
      // The next room may already be the active one; then only this one is dropped.
      const isActive = store.getState().streamMessage.activeConversation?._id === conversationId;
      dispatch(isActive ? conversationReset() : roomExited({ conversationId }));
      dispatch(membersChanged({ members: [], total: 0 }));
    };
  }, [dispatch, store, conversationId]);
}
