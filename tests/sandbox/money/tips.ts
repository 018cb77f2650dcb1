import type { Context } from '../context';
import type { Performer } from '../db/rows';
import { entityNotFound, found, invalidField } from '../http/errors';
import type { Viewer } from '../http/session';
import { requireRecipient } from '../live/invited-shows';
import { announceLine, writeLine } from '../live/lines';
import type { ConversationRow, MessageRow } from '../seed/rows/live';
import { publicPerson } from '../views/people';
import { numberSetting } from '../views/settings';
import { commissionRate } from './settle';
import { fractionOf, hundredths, mainUnits } from './amounts';

/** The performer who gets a tip. Throws 404 when there is none, 400 when the settings do not allow the amount. */
export function tipTarget({ store }: Context, performerId: string, price: number): Performer {
  const performer = store.performers.get(performerId);
  if (performer?.status !== 'active') throw entityNotFound('This performer');
  const least = numberSetting(store, 'minimumTipPrice', 1);
  const most = numberSetting(store, 'maximumTipPrice', 100_000);
  if (price < least) throw invalidField('price', 'min', `A tip is at least ${least} tokens.`);
  if (price > most) throw invalidField('price', 'max', `A tip is at most ${most} tokens.`);
  return performer;
}

/** The room that a tip is given in, which must be the performer's, and not a private one of others. */
export function tipRoom({ store }: Context, viewer: Viewer, performerId: string, conversationId: string | undefined): ConversationRow | null {
  if (conversationId === undefined) return null;
  const room = found(store.conversations.get(conversationId), 'This room');
  if (room.performerId !== performerId) throw entityNotFound('This room');
  requireRecipient(room, viewer);
  return room;
}

export type TipGiven = { viewer: Viewer; performerId: string; price: number; message: string };

/** The line that the tip is in the chat of the room. */
export const writeTipLine = (context: Context, room: ConversationRow, { viewer, price, message }: TipGiven): MessageRow =>
  writeLine(context, room, { type: 'tip', text: message || `Tipped ${price} ${price === 1 ? 'token' : 'tokens'}`, token: price, writer: viewer });

/** Tells the performer who tipped, and the room what was said. */
export function announceTip(context: Context, { viewer, performerId, price }: TipGiven, line: MessageRow | null): void {
  const gross = hundredths(price);
  const netPrice = mainUnits(gross - fractionOf(gross, commissionRate(context.store)));
  void context.realtime.emit({ account: performerId }, 'tipped', { senderInfo: publicPerson(viewer), token: price, netPrice });
  if (line) announceLine(context, line);
}
