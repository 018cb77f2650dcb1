import type { PublicUser } from '@/contract/user';

export type ShowKind = 'private' | 'group';
type ShowRole = 'fan' | 'performer';

export type Person = Pick<PublicUser, '_id' | 'name' | 'username' | 'avatar'>;

/** A private or group show from the view of one participant. */
export interface Show {
  kind: ShowKind;
  role: ShowRole;
  conversationId: string;
  /** Session id of its streams and minutes. */
  sessionId: string;
  /** Tokens per minute. */
  price: number;
  /** The other side; null for a performer's group show. */
  other: Person | null;
  userNote?: string;
}

/** Why there is no show. `over`: it has ended; `refused`: the server refused, for the reason in `message`. */
export interface Refusal {
  why: 'declined' | 'timedOut' | 'priceChanged' | 'over' | 'refused';
  message: string | null;
}

/**
 * Why a show is over. `own`: ended on this side; `left`: the other side ended it; `absent`: the other side's connection
 * was lost for too long; `gone`: the other side was away for too long, for an unknown reason; `lost`: this side's
 * connection was; `noShow`: the other side never came; `balance`: not enough tokens for another minute; `notCharged`:
 * the server refused to charge one, with its reason in `message`; `stopped`: by the site.
 */
export interface Ending {
  why: 'own' | 'left' | 'absent' | 'gone' | 'lost' | 'noShow' | 'balance' | 'notCharged' | 'stopped';
  message: string | null;
  /** In ms since 1970. */
  at: number;
}

/** Id of a participant's stream at the media server (contract F.2). */
export const getStreamId = ({ kind, sessionId }: Pick<Show, 'kind' | 'sessionId'>, userId: string): string =>
  `${kind}-${sessionId}-${userId}`;

/** True for a stream that this user publishes in the show. Media servers may append to its id. */
export const isPublishedBy = (show: Pick<Show, 'kind' | 'sessionId'>, streamId: string, userId: string): boolean =>
  `${streamId}-`.startsWith(`${getStreamId(show, userId)}-`);

/** True for a stream of this show, regardless of its publisher. */
export const belongsToShow = (show: Pick<Show, 'kind' | 'sessionId'>, streamId: string): boolean =>
  streamId.startsWith(getStreamId(show, ''));
