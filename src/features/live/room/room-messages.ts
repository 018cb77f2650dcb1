import type { Performer } from '@/contract/performer';
import type { SocketStatus } from '@/socket/socket-client';
import type { LiveHealth } from '@/media/live/live-types';
import type { ShowFacts } from './room.loader';
import type { Phase } from './show-state';

export const roomTitle = ({ name }: Performer, show: ShowFacts | null): string => show?.title || `${name} live`;

export const isPriced = (show: ShowFacts | null): boolean => show?.isFree === false && (show.price ?? 0) > 0;

export const interruptedText = (name: string): string => `${name}’s stream was interrupted. Reconnecting…`;

/** Why visitors can't write in the chat now; undefined while they can. */
export function getChatClosedText(phase: Phase, name: string): string | undefined {
  const next = 'Chat opens with the next show.';
  switch (phase) {
    case 'ticket':
      return 'Buy a ticket to write in the chat.';
    case 'offline':
      return `${name} isn’t live. ${next}`;
    case 'ended':
      return `The show is over. ${next}`;
    case 'private':
      return `${name} is in a private show. ${next}`;
    case 'group':
      return `${name} is in a group show. ${next}`;
    case 'login':
      return 'Log in to write in the chat.';
    case 'refused':
      return 'You can’t write in this chat.';
    default:
      return undefined;
  }
}

type Tone = 'good' | 'wait' | 'bad';
interface StatusLabel {
  tone: Tone;
  text: string;
}

const VIDEO_STATUS: Record<LiveHealth['step'], StatusLabel> = {
  connecting: { tone: 'wait', text: 'Video: starting' },
  playing: { tone: 'good', text: 'Video: on' },
  repairing: { tone: 'wait', text: 'Video: reconnecting' },
  waiting: { tone: 'wait', text: 'Video: waiting' },
  failed: { tone: 'bad', text: 'Video: failed' },
};

const CONNECTION: Record<SocketStatus, StatusLabel> = {
  initialized: { tone: 'wait', text: 'Connection: starting' },
  connected: { tone: 'good', text: 'Connection: on' },
  disconnect: { tone: 'bad', text: 'Connection: lost' },
  reconnecting: { tone: 'wait', text: 'Connection: reconnecting' },
  failed: { tone: 'bad', text: 'Connection: failed, retrying' },
};

interface ChatStanding {
  fetching: boolean;
  failed: boolean;
}

/** Null without a connection: then no chat arrives, which the connection's status already says. */
function chatLabel({ fetching, failed }: ChatStanding, status: SocketStatus): StatusLabel | null {
  if (failed) return { tone: 'bad', text: 'Chat: not loaded' };
  if (status !== 'connected') return null;
  return fetching ? { tone: 'wait', text: 'Chat: loading' } : { tone: 'good', text: 'Chat: on' };
}

/**
 * Status of video, chat and connection, short enough for one line on a phone. `videoStatus` is null if no video is
 * shown.
 */
export const healthMessages = (
  videoStatus: LiveHealth['step'] | null,
  chat: ChatStanding,
  status: SocketStatus,
): StatusLabel[] =>
  [videoStatus && VIDEO_STATUS[videoStatus], chatLabel(chat, status), CONNECTION[status]].filter(
    (label) => label !== null,
  );
