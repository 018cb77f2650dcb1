import type { Context } from '../context';
import type { Performer } from '../db/rows';
import { entityNotFound, forbidden, found, invalidField } from '../http/errors';
import type { Viewer } from '../http/session';
import { requireRecipient } from '../live/invited-shows';
import { announceLine, writeLine } from '../live/lines';
import type { ConversationRow, MessageRow } from '../seed/rows/live';
import { isMuted } from '../views/live';
import { publicPerson } from '../views/people';
import { numberSetting } from '../views/settings';
import { formatQuantity } from '../texts';
import { commissionRate } from './settle';
import { getCommission, hundredths, mainUnits } from './amounts';

/** Returns the performer to tip. Throws 404 if there is none, 400 if the settings don't allow the amount. */
export function tipTarget({ store }: Context, performerId: string, price: number): Performer {
  const performer = store.performers.get(performerId);
  if (performer?.status !== 'active') throw entityNotFound('This performer');
  const least = numberSetting(store, 'minimumTipPrice', 1);
  const most = numberSetting(store, 'maximumTipPrice', 100_000);
  if (price < least) throw invalidField('price', 'min', `The minimum tip is ${formatQuantity(least, 'token')}.`);
  if (price > most) throw invalidField('price', 'max', `The maximum tip is ${formatQuantity(most, 'token')}.`);
  return performer;
}

/** Returns the room of a tip. It must be the performer's, and not a private room of others. */
export function tipRoom(
  { store }: Context,
  viewer: Viewer,
  {
    performerId,
    conversationId,
    message,
  }: { performerId: string; conversationId?: string | undefined; message?: string | undefined },
): ConversationRow | null {
  if (conversationId === undefined) return null;
  const room = found(store.conversations.get(conversationId), 'This room');
  if (room.performerId !== performerId) throw entityNotFound('This room');
  requireRecipient(room, viewer);
  if (message && isMuted(room, viewer))
    throw forbidden('You’re muted, so your tip can’t carry a message. Remove the message to send the tip.');
  return room;
}

export type TipGiven = { viewer: Viewer; performerId: string; price: number; message: string };

/** Writes the tip as a message into the chat. */
export const writeTipLine = (
  context: Context,
  room: ConversationRow,
  { viewer, price, message }: TipGiven,
): MessageRow =>
  writeLine(context, room, {
    type: 'tip',
    text: message || `Tipped ${formatQuantity(price, 'token')}`,
    token: price,
    writer: viewer,
  });

/** Notifies the performer of the tip, and the room of its message. */
export function announceTip(
  context: Context,
  { viewer, performerId, price, message }: TipGiven,
  line: MessageRow | null,
): void {
  const gross = hundredths(price);
  const netPrice = mainUnits(gross - getCommission(gross, commissionRate(context.store), 'token'));
  void context.realtime.emit({ account: performerId }, 'tipped', {
    senderInfo: publicPerson(viewer),
    token: price,
    netPrice,
    ...(message ? { message } : {}),
    conversationId: line?.conversationId ?? null,
  });
  if (line) announceLine(context, line);
}
