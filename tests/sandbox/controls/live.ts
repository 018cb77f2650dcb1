import { Hono } from 'hono';
import { z } from 'zod';
import { accountByLogin } from '../accounts/accounts';
import type { Context } from '../context';
import { among, is } from '../db/conditions';
import type { Performer } from '../db/rows';
import { entityNotFound, found } from '../http/errors';
import { readFields } from '../http/request-body';
import type { Viewer } from '../http/session';
import type { Env } from '../http/visitor';
import { endInvitedShow } from '../live/invited-shows';
import { announceLine, writeLine } from '../live/lines';
import { goOffAir, goOnAir } from '../live/public-shows';
import { getPublicShow } from '../live/show-records';

const performer = z.string('Name the performer by username.');
const dropBody = z.object({
  user: z.string().optional().describe('Email address or username; everyone if missing'),
  refuseFor: z
    .number('refuseFor must be in milliseconds.')
    .min(0, 'refuseFor can’t be below 0.')
    .max(600_000, 'refuseFor can’t be above ten minutes.')
    .default(0),
});
const showBody = z.object({
  performer,
  onAir: z.boolean('onAir must be true or false.'),
  title: z.string().optional(),
  price: z.number('The price must be a number.').min(0, 'The price can’t be below 0.').optional(),
  clip: z
    .enum(['evening', 'morning'], 'The clip must be evening or morning.')
    .optional()
    .describe('Clip to show; keeps the current one if missing'),
});
const endBody = z.object({ performer });
const chatBody = z.object({
  performer,
  perSecond: z
    .int('perSecond must be a whole number.')
    .min(1, 'At least one line a second.')
    .max(500, 'At most 500 lines a second.'),
  seconds: z.number('seconds must be a number.').min(0, 'seconds can’t be below 0.').max(600, 'At most ten minutes.'),
});
const messagesBody = z.object({
  performer,
  count: z.int('The count must be a whole number.').min(1, 'At least one line.').max(20_000, 'At most 20,000 lines.'),
});

/** Controls for live shows, rooms and connections. */
export function liveControls(context: Context): Hono<Env> {
  const { store, realtime } = context;
  const app = new Hono<Env>();
  const done = { status: 0, data: { success: true } };
  const performerNamed = (username: string): Performer =>
    found(store.performers.first(is('username', username.toLowerCase())), `The performer ${username}`);

  app.post('/sockets/drop', async (c) => {
    const { user, refuseFor } = await readFields(dropBody, c.req.raw);
    const viewer = user === undefined ? null : accountByLogin(store, user);
    if (user !== undefined && !viewer) throw entityNotFound(`The account ${user}`);
    realtime.drop(viewer?.account._id ?? null, refuseFor);
    return c.json(done);
  });

  app.post('/shows', async (c) => {
    const { performer: name, onAir, title, price, clip } = await readFields(showBody, c.req.raw);
    const { _id } = getPublicShow(context, performerNamed(name));
    store.streams.update(_id, {
      ...(title !== undefined && { title }),
      ...(price !== undefined && { price, isFree: price === 0 }),
    });
    if (onAir && clip) context.mediaServer.addLoop(_id, clip);
    (onAir ? goOnAir : goOffAir)(context, _id);
    return c.json(done);
  });

  app.post('/shows/end', async (c) => {
    const { _id: performerId } = performerNamed((await readFields(endBody, c.req.raw)).performer);
    for (const stream of store.streams.list(is('performerId', performerId))) {
      if (!stream.isStreaming) continue;
      const { conversationId, _id: streamId } = stream;
      void realtime.emit({ room: conversationId }, 'admin-end-session-stream', {
        conversationId,
        streamId,
        createdAt: context.now().toISOString(),
      });
      if (stream.type === 'public') goOffAir(context, streamId);
      else endInvitedShow(context, stream);
    }
    return c.json(done);
  });

  app.post('/chat', async (c) => {
    const { performer: name, perSecond, seconds } = await readFields(chatBody, c.req.raw);
    talk(context, performerNamed(name), perSecond, Math.round(perSecond * seconds));
    return c.json(done);
  });

  app.post('/messages', async (c) => {
    const { performer: name, count } = await readFields(messagesBody, c.req.raw);
    const write = getWriter(context, performerNamed(name));
    store.atomically(() => Array.from({ length: count }, (_, index) => write(index + 1)));
    return c.json(done);
  });

  return app;
}

/** Writes numbered messages into the public room of a performer, by all fans in turn. */
function getWriter(context: Context, host: Performer) {
  const room = found(context.store.conversations.get(getPublicShow(context, host).conversationId), 'This room');
  const fans: Viewer[] = context.store.users
    .list(among('status', ['active']))
    .map((account) => ({ source: 'user', account }));
  return (number: number) => {
    const writer = found(fans[number % fans.length], 'A fan');
    return writeLine(context, room, { text: `Line ${number}`, writer });
  };
}

/** Sends messages at an even pace: each tick sends those that are due. */
function talk(context: Context, host: Performer, perSecond: number, total: number): void {
  const write = getWriter(context, host);
  const started = Date.now();
  let written = 0;
  const turn = (): void => {
    const due = Math.min(total, Math.ceil(((Date.now() - started) / 1000) * perSecond));
    while (written < due) announceLine(context, write((written += 1)));
    if (written < total) context.timers.after(`chat:${host._id}`, 20, turn);
  };
  turn();
}
