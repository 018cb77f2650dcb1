import { Hono } from 'hono';
import type { ServerEvents } from '@/contract/socket';
import { z } from 'zod';
import { accountByLogin } from '../accounts/accounts';
import { OUTCOMES, type Gateway } from '../checkout/gateway';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { badRequest, entityNotFound, forbidden } from '../http/errors';
import { type AllowedHeaders, allAllowed } from '../http/cors';
import { readFields } from '../http/request-body';
import { decidePayout } from '../money/payouts';
import { refund } from '../money/refund';
import { getConnection, isFromPage, isLoopback, type Env } from '../http/visitor';
import { CAPTCHA_SCRIPT } from './captcha-script';
import type { Connections } from './connections';
import { faultBody, type FaultBook } from './faults';
import { makeHostile } from './hostile';
import { itemsBody, makeItems } from './items';
import { mailboxPage, mails } from './mailbox';
import { liveControls } from './live';
import { balanceBody, ledgerReport, refundBody, setBalance } from './money';
import type { RequestLog } from './request-log';
import type { SeedData } from '../seed/seed-data';

export type Controls = {
  faults: FaultBook;
  log: RequestLog;
  connections: Connections;
  gateway: Gateway;
  reset: () => void;
  freshSeed: () => SeedData;
  allowedHeaders: AllowedHeaders;
};

const settingValue = z.union([z.string(), z.number(), z.boolean()], 'A setting must be text, a number, true or false.');
const settingsBody = z.record(z.string(), settingValue);
const blockedBody = z.object({
  countryCodes: z.array(
    z.string().regex(/^[A-Z]{2}$/, 'Use two-letter country codes in capitals.'),
    'Name the countries.',
  ),
  localCountry: z
    .string()
    .regex(/^([A-Z]{2})?$/, 'Use two-letter country codes in capitals.')
    .default('')
    .describe('Country of visitors from this machine'),
});
const resumableBody = z.object({ offered: z.boolean('offered must be true or false.') });
const corsBody = z.object({ allowedHeaders: z.array(z.string(), 'Name the headers.').nullable() });
const checkoutBody = z.object({
  outcome: z.enum(OUTCOMES, 'The outcome must be pay, decline, close or slow.'),
  delay: z
    .number('The delay must be in milliseconds.')
    .min(0, 'The delay can’t be below 0.')
    .max(600_000, 'The delay can’t be above ten minutes.')
    .optional(),
});
const productBody = z.object({
  price: z.number('The price must be a number.').min(0, 'The price can’t be below 0.').optional(),
  stock: z.int('The stock must be a whole number.').min(0, 'The stock can’t be below 0.').optional(),
});
const cutBody = z.object({ path: z.string('Name the path.').startsWith('/', 'The path must start with a slash.') });
const approvalBody = z.object({ approved: z.boolean('approved must be true or false.').default(true) });
const payoutBody = z.object({
  status: z.enum(['approved', 'rejected', 'done'], 'The status must be approved, rejected or done.'),
  adminNote: z.string('The note must be text.').optional(),
});
const emitBody = z
  .object({
    event: z.string('Name the event.').min(1, 'Name the event.'),
    payload: z.unknown().optional(),
    user: z.string().optional().describe('Email address or username'),
    room: z.string().optional().describe('Conversation id'),
  })
  .refine(({ user, room }) => !(user && room), {
    path: ['room'],
    error: 'Name a user or a room, not both.',
  });

/** Controls for tests. They serve this machine only and have no CORS headers. */
export function controlRoutes(
  context: Context,
  { faults, log, connections, gateway, reset, freshSeed, allowedHeaders }: Controls,
): Hono<Env> {
  const { store, realtime } = context;
  const app = new Hono<Env>();
  const done = { status: 0, data: { success: true } };

  app.use(async (c, next) => {
    const ipAddress = getConnection(c);
    if (ipAddress !== null && !isLoopback(ipAddress))
      throw forbidden('The sandbox controls are available on this machine only.');
    // The login page loads this script from the sandbox.
    const isScript = c.req.method === 'GET' && c.req.path.endsWith('/captcha.js');
    if (ipAddress !== null && !isScript && isFromPage(c.req.raw))
      throw forbidden('The sandbox controls are not available to web pages.');
    await next();
  });

  app.post('/reset', (c) => {
    reset();
    allowedHeaders.names = allAllowed().names;
    return c.json(done);
  });

  app.patch('/settings', async (c) => {
    const changes = await readFields(settingsBody, c.req.raw);
    for (const [key, value] of Object.entries(changes)) {
      const setting = store.settings.get(key);
      if (!setting) throw badRequest(`There is no setting called ${key}.`);
      if (typeof setting.value !== typeof value)
        throw badRequest(`The setting ${key} is a ${typeof setting.value}, not a ${typeof value}.`);
    }
    store.atomically(() => Object.entries(changes).forEach(([key, value]) => store.settings.update(key, { value })));
    return c.json(done);
  });

  app.put('/cors', async (c) => {
    const body = await readFields(corsBody, c.req.raw);
    allowedHeaders.names = body.allowedHeaders ?? allAllowed().names;
    return c.json(done);
  });

  app.put('/resumable-uploads', async (c) => {
    context.uploads.resumable.isOffered = (await readFields(resumableBody, c.req.raw)).offered;
    return c.json(done);
  });

  app.put('/blocked-countries', async (c) => {
    const { countryCodes, localCountry } = await readFields(blockedBody, c.req.raw);
    store.setList('blockedCountries', countryCodes);
    store.setList('localCountry', localCountry);
    return c.json(done);
  });

  app.post('/balance', async (c) => {
    setBalance(context, await readFields(balanceBody, c.req.raw));
    return c.json(done);
  });

  app.get('/ledger', (c) => c.json({ status: 0, data: ledgerReport(store, c.req.query()) }));

  app.post('/refund', async (c) => {
    refund(context, (await readFields(refundBody, c.req.raw)).transactionId);
    return c.json(done);
  });

  app.post('/checkout/:id', async (c) => {
    const { outcome, delay } = await readFields(checkoutBody, c.req.raw);
    return c.json({ status: 0, data: { redirectUrl: gateway.decide(c.req.param('id'), outcome, delay) } });
  });

  app.patch('/products/:slug', async (c) => {
    const { price, stock } = await readFields(productBody, c.req.raw);
    const slug = c.req.param('slug');
    const product = store.products.first(is('slug', slug));
    if (!product) throw entityNotFound(`The product ${slug}`);
    store.products.update(product._id, {
      ...(price !== undefined && { price }),
      ...(stock !== undefined && { stock }),
    });
    return c.json(done);
  });

  app.post('/items', async (c) => {
    makeItems(context, freshSeed(), await readFields(itemsBody, c.req.raw));
    return c.json(done);
  });

  app.post('/hostile', (c) => {
    makeHostile(store);
    return c.json(done);
  });

  app.post('/faults', async (c) => {
    faults.add(await readFields(faultBody, c.req.raw));
    return c.json(done);
  });
  app.post('/faults/release', (c) => c.json({ status: 0, data: { released: faults.release() } }));
  app.get('/faults', (c) => c.json({ status: 0, data: faults.list() }));
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json(done);
  });

  app.post('/cut', async (c) => {
    const { path } = await readFields(cutBody, c.req.raw);
    return c.json({ status: 0, data: { calls: connections.cut(path) } });
  });

  app.get('/requests', (c) =>
    c.json({ status: 0, data: log.list({ method: c.req.query('method'), path: c.req.query('path') }) }),
  );
  app.delete('/requests', (c) => {
    log.clear();
    return c.json(done);
  });

  app.post('/emit', async (c) => {
    const { event, payload, user, room } = await readFields(emitBody, c.req.raw);
    const viewer = user === undefined ? null : accountByLogin(store, user);
    if (user !== undefined && !viewer) throw entityNotFound(`The account ${user}`);
    const target = viewer ? { account: viewer.account._id } : room ? { room } : 'all';
    // Tests may send any event, also ones that the contract doesn't define.
    await realtime.emit(target, event as keyof ServerEvents, ...([payload] as never));
    return c.json(done);
  });

  app.post('/performers/:username/approve', async (c) => {
    const { approved } = await readFields(approvalBody, c.req.raw);
    const performer = store.performers.first(is('username', c.req.param('username')));
    if (!performer) throw entityNotFound(`The performer ${c.req.param('username')}`);
    store.performers.update(
      performer._id,
      approved ? { status: 'active', verifiedAccount: true, verifiedDocument: true } : { status: 'inactive' },
    );
    return c.json(done);
  });

  app.post('/payouts/:id', async (c) => {
    const { status, adminNote } = await readFields(payoutBody, c.req.raw);
    return c.json({ status: 0, data: decidePayout(context, c.req.param('id'), status, adminNote) });
  });

  app.route('/', liveControls(context));

  app.get('/mailbox', (c) => {
    const wantsPage = c.req.header('accept')?.includes('text/html');
    const list = mails(store, c.req.query('to'));
    return wantsPage ? c.html(mailboxPage(list)) : c.json({ status: 0, data: list });
  });

  app.get('/captcha.js', (c) => c.body(CAPTCHA_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  return app;
}
