import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import type { Performer } from '../db/rows';
import { entityNotFound, found, invalidField } from '../http/errors';
import type { Viewer } from '../http/session';
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

/** The room that a tip is given in, which must be the performer's. */
export function tipRoom({ store }: Context, performerId: string, conversationId: string | undefined): ConversationRow | null {
  if (conversationId === undefined) return null;
  const room = found(store.conversations.get(conversationId), 'This room');
  if (room.performerId !== performerId) throw entityNotFound('This room');
  return room;
}

export type TipGiven = { viewer: Viewer; performerId: string; price: number; message: string };

/** The line that the tip is in the chat of the room. */
export function writeTipLine({ store, now }: Context, room: ConversationRow, { viewer, price, message }: TipGiven): MessageRow {
  const at = now().toISOString();
  const line: MessageRow = {
    _id: randomBytes(12).toString('hex'),
    createdAt: at,
    updatedAt: at,
    conversationId: room._id,
    type: 'tip',
    text: message || `Tipped ${price} ${price === 1 ? 'token' : 'tokens'}`,
    senderId: viewer.account._id,
    senderSource: viewer.source,
    isSystem: false,
    isDeleted: false,
    token: price,
  };
  store.conversations.update(room._id, { lastMessage: line.text.slice(0, 30), lastSenderId: line.senderId, lastMessageCreatedAt: at });
  return store.messages.insert(line);
}

/** Tells the performer who tipped, and the room what was said. */
export function announceTip({ store, realtime }: Context, { viewer, performerId, price }: TipGiven, line: MessageRow | null): void {
  const senderInfo = publicPerson(viewer);
  const gross = hundredths(price);
  const netPrice = mainUnits(gross - fractionOf(gross, commissionRate(store)));
  void realtime.emit({ account: performerId }, 'tipped', { senderInfo, token: price, netPrice });
  if (!line) return;
  const { token, senderSource, ...message } = line;
  const said = { ...message, senderSource: senderSource ?? undefined, senderInfo, meta: { token } };
  void realtime.emit({ room: line.conversationId }, `message_created_conversation_${line.conversationId}`, said);
}
