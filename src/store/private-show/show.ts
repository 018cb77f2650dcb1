import type { PublicUser } from '@/contract/user';

export type ShowKind = 'private' | 'group';
type ShowRole = 'fan' | 'performer';

export type Person = Pick<PublicUser, '_id' | 'name' | 'username' | 'avatar'>;

/** A show for invited people, as one of them sees it. */
export interface Show {
  kind: ShowKind;
  role: ShowRole;
  conversationId: string;
  /** The session that its streams and its minutes belong to. */
  streamId: string;
  /** Tokens a minute. */
  price: number;
  /** The other side; for a performer's group show nobody in particular. */
  other: Person | null;
  /** What the fan wrote with the request. */
  userNote?: string;
}

/** Why there is no show. `over`: it was ended; `refused`: in the server's words. */
export interface Refusal {
  why: 'declined' | 'timedOut' | 'priceChanged' | 'over' | 'refused';
  says: string | null;
}

/**
 * Why a show is over. `own`: ended on this side; `left`: the other side ended it; `absent`: the other side's connection was lost for too long; `lost`: this
 * side's; `noShow`: the other side never came; `balance`: no tokens for another minute; `notCharged`: the server would not charge one, in its words; `stopped`: by the site.
 */
export interface Ending {
  why: 'own' | 'left' | 'absent' | 'lost' | 'noShow' | 'balance' | 'notCharged' | 'stopped';
  says: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** The id under which somebody's pictures of a show go to the media server (contract F.2). */
export const streamIdOf = ({ kind, streamId }: Pick<Show, 'kind' | 'streamId'>, userId: string): string => `${kind}-${streamId}-${userId}`;

/** Whose pictures a stream of a show are; null for a stream of another one. Others may add to the id. */
export function publisherOf({ kind, streamId }: Pick<Show, 'kind' | 'streamId'>, id: string): string | null {
  const beginning = `${kind}-${streamId}-`;
  return id.startsWith(beginning) ? (id.slice(beginning.length).split('-')[0] ?? null) : null;
}
