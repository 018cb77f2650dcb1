import { useEffect, useEffectEvent } from 'react';
import { firstTouch } from '@/lib/browser/first-interaction';
import { useSocket } from '@/socket/use-socket-event';
import { useAppDispatch, useAppSelector, useAppStore } from '../hooks';
import { conversationReset, messagesRequested, roomLeft } from '../stream-message/stream-message.slice';
import { membersChanged } from '../streaming/streaming.slice';
import { enterRoom } from './enter-room';
import type { RoomKind } from './room-events';

/**
 * Is in a room as long as the component is there; null = in none yet. Its messages are read without the live connection, too;
 * with it they come in, and who is there is known. `atLeisure`: little is said there, so that what was said while one came in can wait
 * until the visitor does something.
 */
export function useRoom(conversationId: string | null, kind: RoomKind, { atLeisure = false } = {}): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const socket = useSocket();
  const known = useAppSelector(({ streamMessage }) => conversationId !== null && streamMessage.conversationMap[conversationId] !== undefined);

  // Where they did not come with the page, and after they were forgotten because somebody else logged in.
  useEffect(() => {
    if (conversationId && !known) dispatch(messagesRequested({ conversationId }));
  }, [dispatch, conversationId, known]);

  const beforeFirstFetch = useEffectEvent(() => (atLeisure ? firstTouch() : null));
  useEffect(() => {
    if (socket && conversationId) return enterRoom(socket, store, { conversationId, kind, beforeFirstFetch });
  }, [socket, store, conversationId, kind]);

  useEffect(() => {
    if (!conversationId) return;
    return () => {
      // The next room may have become the active one already; then only this one goes.
      const isActive = store.getState().streamMessage.activeConversation?._id === conversationId;
      dispatch(isActive ? conversationReset() : roomLeft({ conversationId }));
      dispatch(membersChanged({ members: [], total: 0 }));
    };
  }, [dispatch, store, conversationId]);
}
