import type { Context } from '../context';
import { forbidden, found } from '../http/errors';
import type { Viewer } from '../http/session';
import { mayWatch } from '../money/stream-entry';
import { formatQuantity } from '../texts';
import { isRecipient } from './invited-shows';

/**
 * Streams of private and group shows are named `<type>-<streamId>-<account>`, with an optional timestamp (contract
 * F.2).
 */
const INVITED = /^(?:private|group)-([0-9a-f]{24})-([0-9a-f]{24})(?:-\d+)?$/;

/** How long a call waits for the caller's socket to enter the room, and the polling interval, in ms. */
const ARRIVAL = { patience: 1500, step: 50 };

/**
 * Checks the right to publish or play a stream. Throws 404 for an unknown one, 403 for people without access or outside
 * its room.
 */
export async function requireStreamRight(
  context: Context,
  viewer: Viewer | null,
  id: string,
  type: 'publish' | 'play',
): Promise<void> {
  const { store } = context;
  const [, showId = id, owner] = INVITED.exec(id) ?? [];
  const stream = found(store.streams.get(showId), 'This stream');
  const room = found(store.conversations.get(stream.conversationId), 'This room');
  const accountId = viewer?.account._id;
  const isModel = accountId === stream.performerId;

  if (stream.type === 'public') {
    if (isModel) return;
    if (type === 'publish') throw forbidden('Only the performer may publish here.');
    if (!mayWatch(store, viewer, stream))
      throw forbidden(`A ticket to this show costs ${formatQuantity(stream.price, 'token')}.`);
    if (stream.isFree) return;
  } else {
    if (!isRecipient(room, viewer) || !stream.isStreaming) throw forbidden('You’re not in this show.');
    if (type === 'publish' && owner !== accountId) throw forbidden('This stream belongs to someone else.');
    if (isModel) return;
  }
  if (accountId === undefined || !(await arrives(context, room._id, accountId)))
    throw forbidden('Join the room first.');
}

/**
 * Whether the account is in the room. Page and socket start together, so the socket may arrive a moment later. Always
 * true without sockets.
 */
async function arrives(
  { realtime: { presence } }: Context,
  conversationId: string,
  accountId: string,
): Promise<boolean> {
  if (!presence) return true;
  for (let waited = 0; !presence.isIn(conversationId, accountId); waited += ARRIVAL.step) {
    if (waited >= ARRIVAL.patience) return false;
    await new Promise((resolve) => setTimeout(resolve, ARRIVAL.step));
  }
  return true;
}
