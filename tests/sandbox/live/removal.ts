import type { Context } from '../context';
import { is } from '../db/conditions';
import { announceMembers } from '../realtime/public-room';
import { conversationRoom } from '../realtime/sockets';
import type { Viewer } from '../http/session';
import { leaveInvitedShow, removeStream } from './invited-shows';
import { endRequest, getRequests } from './private-requests';

/** Removes a fan from all rooms of a performer and ends their shared requests and private shows. */
export function removeFromRooms(context: Context, performerId: string, fan: Viewer): void {
  const { store, realtime } = context;
  for (const request of getRequests(context, 'userId', fan.account._id)) {
    if (request.performerId === performerId) endRequest(context, request, 'private-chat-cancel');
  }
  const sockets = realtime.presence?.getSockets(fan.account._id) ?? [];
  for (const room of store.conversations.list(is('performerId', performerId))) {
    for (const socket of sockets) {
      for (const { conversationId, streamId } of socket.data.streams)
        if (conversationId === room._id) removeStream(context, conversationId, streamId);
      void socket.leave(conversationRoom(room._id));
    }
    if (room.type === 'stream_public') announceMembers(context, room);
    else if (room.recipients.some(({ sourceId }) => sourceId === fan.account._id))
      leaveInvitedShow(context, room, fan, 'ended');
  }
}
