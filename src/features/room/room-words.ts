import type { Performer } from '@/contract/performer';
import type { SocketStatus } from '@/socket/socket-client';
import type { LiveHealth } from '@/media/live/live-types';
import type { ShowFacts } from './room.loader';

/** What the room is called: the show's own title while one is on. */
export const roomTitle = ({ name }: Performer, show: ShowFacts | null): string => show?.title || `${name} live`;

export const isPriced = (show: ShowFacts | null): boolean => show?.isFree === false && (show.price ?? 0) > 0;

type Tone = 'good' | 'wait' | 'bad';
interface Word {
  tone: Tone;
  text: string;
}

const PICTURE: Record<LiveHealth['step'], Word> = {
  connecting: { tone: 'wait', text: 'Picture: starting' },
  playing: { tone: 'good', text: 'Picture: on' },
  repairing: { tone: 'wait', text: 'Picture: being repaired' },
  waiting: { tone: 'wait', text: 'Picture: waiting for the stream' },
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

function chatWord({ fetching, failed }: ChatStanding, status: SocketStatus): Word {
  if (failed) return { tone: 'bad', text: 'Chat: not loaded' };
  if (fetching) return { tone: 'wait', text: 'Chat: loading' };
  return status === 'connected' ? { tone: 'good', text: 'Chat: on' } : { tone: 'wait', text: 'Chat: waiting for the connection' };
}

/** How picture, chat and connection stand, in words. `picture` is null where none is shown. */
export const healthWords = (picture: LiveHealth['step'] | null, chat: ChatStanding, status: SocketStatus): Word[] => [
  ...(picture ? [PICTURE[picture]] : []),
  chatWord(chat, status),
  CONNECTION[status],
];
