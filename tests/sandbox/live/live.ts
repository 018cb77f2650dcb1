import type { Context } from '../context';
import { is } from '../db/conditions';
import type { SandboxSocket } from '../realtime/sockets';
import { watchInvitedRooms } from '../realtime/invited-room';
import { watchPublicRooms } from '../realtime/public-room';
import { areThere, endInvitedShow } from './invited-shows';
import { setOnline } from './performer-status';
import { resumeRequests } from './private-requests';
import { goOffAir, goOnAir, handleLostConnection } from './public-shows';

/** Connects rooms, sockets and media server, so that their events update shows and messages. */
export function startLive(context: Context): void {
  watchPublicRooms(context);
  watchInvitedRooms(context);
  watchPerformers(context);
  watchMedia(context);
}

/** After a restart, gives the people and streams of running shows time to return. */
export function resumeLive(context: Context): void {
  const { store, timers, patience, mediaServer } = context;
  resumeRequests(context);
  timers.after('restart', patience.arrival, () => {
    for (const stream of store.streams.list(is('isStreaming', true))) {
      const { type, sessionId, performerId } = stream;
      const isSeen = mediaServer.isPublishing(type === 'public' ? sessionId : `${type}-${sessionId}-${performerId}`);
      if (isSeen || areThere(context, stream)) continue;
      if (type === 'public') goOffAir(context, stream._id);
      else endInvitedShow(context, stream);
    }
  });
}

/** A performer is online while at least one of their sockets is connected. */
function watchPerformers(context: Context): void {
  const { realtime, timers, patience } = context;
  const gone = (performerId: string): void =>
    timers.after(
      `offline:${performerId}`,
      patience.absence,
      () => realtime.presence?.isConnected(performerId) || setOnline(context, performerId, false),
    );
  realtime.watch({
    connected: (socket: SandboxSocket) =>
      socket.on('disconnect', () => {
        if (socket.data.viewer?.source === 'performer') gone(socket.data.viewer.account._id);
      }),
    recognized: (_socket, viewer, before) => {
      if (viewer?.source === 'performer') setOnline(context, viewer.account._id, true);
      if (before?.source === 'performer' && before.account._id !== viewer?.account._id) gone(before.account._id);
    },
  });
}

/** The webhook of the media server: a show ends if its stream breaks off and doesn't return. */
function watchMedia(context: Context): void {
  const { mediaServer, realtime, store } = context;
  const publicShow = (streamId: string) => {
    const stream = store.streams.get(streamId);
    return stream?.type === 'public' ? stream : null;
  };
  mediaServer.on('ended', (streamId) => {
    const stream = publicShow(streamId);
    if (stream) handleLostConnection(context, stream, 'picture', () => mediaServer.isPublishing(streamId));
  });
  mediaServer.on('started', (streamId) => {
    const stream = publicShow(streamId);
    if (stream && realtime.presence?.isIn(stream.conversationId, stream.performerId)) goOnAir(context, streamId);
  });
}
