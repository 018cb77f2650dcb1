import type { Performer } from '@/contract/performer';
import type { SocketStatus } from '@/socket/socket-client';
import type { LiveHealth } from '@/media/live/live-types';
import type { ShowFacts } from './room.loader';
import type { Phase } from './show-state';

/** What the room is called: the show's own title while one is on. */
export const roomTitle = ({ name }: Performer, show: ShowFacts | null): string => show?.title || `${name} live`;

export const isPriced = (show: ShowFacts | null): boolean => show?.isFree === false && (show.price ?? 0) > 0;

/** What viewers are told while the performer's connection is lost. */
export const interruptedText = (name: string): string => `${name} lost connection. Reconnecting…`;

/** Why a performer cannot be asked for a private show now; null when they can. */
export function unreachableReason(phase: Phase, name: string, online: boolean): string | null {
  switch (phase) {
    case 'private':
      return `${name} is in a private show.`;
    case 'group':
      return `${name} is in a group show.`;
    case 'interrupted':
      return `${name} isn’t available right now.`;
    case 'offline':
    case 'ended':
      return online ? null : `${name} is offline. You can ask when they’re online.`;
    default:
      return null;
  }
}

type Tone = 'good' | 'wait' | 'bad';
interface Word {
  tone: Tone;
  text: string;
}

const PICTURE: Record<LiveHealth['step'], Word> = {
  connecting: { tone: 'wait', text: 'Picture: starting' },
  playing: { tone: 'good', text: 'Picture: on' },
  repairing: { tone: 'wait', text: 'Picture: being repaired' },
  waiting: { tone: 'wait', text: 'Picture: waiting' },
  failed: { tone: 'bad', text: 'Picture: failed' },
};

const CONNECTION: Record<SocketStatus, Word> = {
  initialized: { tone: 'wait', text: 'Connection: being made' },
  connected: { tone: 'good', text: 'Connection: on' },
  disconnect: { tone: 'bad', text: 'Connection: lost' },
  reconnecting: { tone: 'wait', text: 'Connection: trying again' },
  failed: { tone: 'bad', text: 'Connection: none, trying again' },
};

interface ChatStanding {
  fetching: boolean;
  failed: boolean;
}

/** Without the connection nothing comes in, which the word about the connection says. */
function chatWord({ fetching, failed }: ChatStanding, status: SocketStatus): Word | null {
  if (failed) return { tone: 'bad', text: 'Chat: not loaded' };
  if (status !== 'connected') return null;
  return fetching ? { tone: 'wait', text: 'Chat: loading' } : { tone: 'good', text: 'Chat: on' };
}

/** How picture, chat and connection stand, in words that have room on one line of a phone. `picture` is null where none is shown. */
export const healthMessages = (picture: LiveHealth['step'] | null, chat: ChatStanding, status: SocketStatus): Word[] =>
  [picture && PICTURE[picture], chatWord(chat, status), CONNECTION[status]].filter((word) => word !== null);
