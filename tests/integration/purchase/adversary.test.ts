/** @jest-environment node */
import { itemsAdded } from '@/store/cart/cart.slice';
import { paymentContinued, purchaseRequested, purchaseDismissed } from '@/store/purchase/purchase.slice';
import type { Purchase, Terms } from '@/store/purchase/purchase';
import { loggedIn, loggedOut } from '@/store/session/session.actions';
import { loadCurrentUser } from '@/store/session/current-user.saga';
import { ids } from '../../unit/sandbox/support/small-seed';
import { getLedger } from '../../unit/sandbox/support/money';
import { hurry, openDevice, purchaseApi, rest, type Tab, until } from './support/device';

hurry(100);
const api = purchaseApi();
let device: ReturnType<typeof openDevice>;
let token: string;
beforeEach(async () => {
  api.sandbox.reset();
  token = await api.logIn('fan');
  device = openDevice();
});
afterEach(() => device.close());

const TIPS = '/token-transactions/tip';
const CHECKOUT = '/payment/purchase-products';
const HISTORY = '/token-transactions/user/search';
const subject = `tip/${ids.aria}`;
const terms: Terms = { title: 'Aria', price: 20, returnTo: '/performers/aria' };
const tip = (price = 20): Purchase => ({ kind: 'tip', pay: 'token', performerId: ids.aria, price });
const song: Purchase = { kind: 'products', pay: 'token', products: [{ _id: ids.song, quantity: 1 }] };
const attempt = (tab: Tab, purchase: Purchase, own: Partial<Terms> = {}) =>
  tab.dispatch(purchaseRequested({ purchase, terms: { ...terms, ...own } }));
const sales = async (user: string, reason: string) =>
  (await getLedger(api, `?user=${user}&reason=${reason}`)).entries.length;
const calls = async (path: string) => (await api.get(`/__sandbox/requests?path=${path}`)).body.data as object[];

async function logInAs(tab: Tab, owner: string): Promise<void> {
  tab.store.sessionToken.set(owner, false);
  await tab.store.run(loadCurrentUser);
  tab.dispatch(loggedIn());
}

async function logOut(tab: Tab): Promise<void> {
  tab.store.sessionToken.clear();
  tab.dispatch(loggedOut());
}

describe('a logout while a payment is in progress', () => {
  test('keeps no address on the device, whatever the server responds afterward', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: '/token-transactions/products', hold: true, status: 400, body: {} });
    attempt(tab, { ...song, deliveryAddress: 'Elm Street 7' }, { title: 'Song', price: 200 });
    await tab.until(tab.isUnclear);
    await until(async () => (await calls('/token-transactions/products')).length === 1);
    await logOut(tab);
    device.forgetVisit();
    await api.release();
    await until(async () => !tab.isUnclear());
    expect(device.texts.get('payments')).not.toContain('Elm Street');
  });

  test('reports it at the next login, and removes paid items from the cart', async () => {
    const tab = await device.openTab(token);
    tab.dispatch(itemsAdded([{ _id: ids.song, quantity: 1 }, { _id: ids.shirt }]));
    await api.fault({ method: 'POST', path: '/token-transactions/products', hold: true });
    attempt(tab, song, { title: 'Song', price: 200 });
    await tab.until(tab.isUnclear);
    await until(async () => (await calls('/token-transactions/products')).length === 1);
    await logOut(tab);
    await api.release();
    await until(async () => (await sales('fan', 'product')) === 1);
    expect(tab.notices.filter((text) => text.includes('Ordered'))).toEqual([]);

    await logInAs(tab, token);
    await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'done');
    expect(tab.notices).toContain('Your payment for “Song” went through.');
    expect(tab.state().cart.items).toMatchObject([{ _id: ids.shirt }]);
  });
});

describe('a logout leaves on the device', () => {
  const card: Purchase = { kind: 'products', pay: 'card', products: [{ _id: ids.song, quantity: 1 }] };
  const begin = async () => {
    const tab = await device.openTab(token);
    attempt(tab, card, { title: 'Song', price: 20 });
    await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'leaving');
    tab.returnTo();
    expect(await rest(tab, 'products')).toMatchObject({ step: 'open' });
    return tab;
  };
  /** The next account pays for something, which overwrites the records of this tab. */
  const leaveToOther = async (tab: Tab) => {
    await logOut(tab);
    device.forgetVisit();
    await api.release();
    api.sandbox.store.users.update(ids.newFan, { verifiedEmail: true, status: 'active' });
    await api.call('POST', '/__sandbox/balance', { body: { user: 'newcomer', balance: 500 } });
    await logInAs(tab, await api.logIn('newcomer'));
    attempt(tab, tip());
    expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
    return device.texts.get('payments');
  };

  test('nothing of a discarded payment', async () => {
    const tab = await begin();
    tab.dispatch(purchaseDismissed({ subject: 'products' }));
    expect(await leaveToOther(tab)).not.toContain('Song');
  });

  test('no link to an open payment page', async () => {
    const left = await leaveToOther(await begin());
    expect(left).toContain('Song');
    expect(left).not.toContain('paymentUrl');
  });

  test('no link to a payment page that was created too late', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: CHECKOUT, hold: true });
    attempt(tab, card, { title: 'Song', price: 20 });
    await tab.until(tab.isUnclear);
    await until(async () => (await calls(CHECKOUT)).length === 1);
    await logOut(tab);
    device.forgetVisit();
    await api.release();
    await until(async () => device.texts.get('payments')?.includes('"step":"open"') ?? false);
    expect(device.texts.get('payments')).not.toContain('paymentUrl');
    expect(tab.left).toEqual([]);
  });
});

describe('two accounts on one device', () => {
  let other: string;
  beforeEach(async () => {
    api.sandbox.store.users.update(ids.newFan, { verifiedEmail: true, status: 'active' });
    await api.call('POST', '/__sandbox/balance', { body: { user: 'newcomer', balance: 500 } });
    other = await api.logIn('newcomer');
  });

  test("do not see each other's payments, nor judge them by their own history", async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: TIPS, drop: true, when: 'after' });
    await api.fault({ path: HISTORY, hold: true });
    attempt(tab, tip());
    await until(async () => (await calls(HISTORY)).length > 0);
    await logInAs(tab, other);
    await api.release();
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    expect(tab.shown(subject)).toBeNull();
    expect(tab.notices).toEqual([]);

    await logInAs(tab, token);
    await tab.until(({ purchase }) => purchase.bySubject[subject]?.step === 'done');
    expect(await sales('fan', 'tip')).toBe(1);
  });

  test('a payment attempt that had to check first is not paid by the account that has logged in meanwhile', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: TIPS, drop: true });
    await api.fault({ path: HISTORY, drop: true, times: 4 });
    attempt(tab, tip());
    expect(await rest(tab, subject)).toEqual({ step: 'uncertain' });
    await api.call('DELETE', '/__sandbox/requests');
    await api.fault({ path: HISTORY, hold: true });

    attempt(tab, tip(30), { price: 30 });
    await until(async () => (await calls(HISTORY)).length > 0);
    await logInAs(tab, other);
    await api.release();
    await new Promise((resolve) => setTimeout(resolve, 80_000));
    expect(await sales('newcomer', 'tip')).toBe(0);
    expect(await sales('fan', 'tip')).toBe(0);
  });

  test('a tab that was in the background while another account logged in reloads before any payment', async () => {
    const tab = await device.openTab(token, '/performers/aria');
    tab.dispatch(itemsAdded([{ _id: ids.song, quantity: 1 }]));
    device.texts.set('session', 'in 1');
    tab.returnTo();
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    expect(tab.left).toEqual([]);

    tab.store.sessionToken.set(other, false);
    device.texts.set('session', 'in 2');
    tab.returnTo();
    await tab.until(() => tab.left.length > 0);
    expect(tab.left).toEqual(['/performers/aria']);
    // Nothing of the previous account remains in memory. The cart belongs to the device.
    expect(tab.state().auth.authUser).toBeNull();
    expect(tab.state().cart.items).toMatchObject([{ _id: ids.song, quantity: 1 }]);
  });

  test.each([
    ['tells whose session it is now', 'in 2 somebody-else'],
    ['does not', 'in 2'],
  ])('it reloads although get-me fails, whether the other tab %s', async (_case, news) => {
    const tab = await device.openTab(token, '/performers/aria');
    await api.fault({ path: '/users/me', status: 503, body: {} });
    tab.store.sessionToken.set(other, false);
    device.texts.set('session', news);
    tab.returnTo();
    await tab.until(() => tab.left.length > 0);
    expect(tab.state().user.current._id).toBe('');
  });
});

describe.each([
  ['allows no idempotency keys', { isKeyAllowed: false }],
  ['gets idempotency keys, but does not announce that it honors them', { isKeyHonored: false }],
])('a server that charges late and %s', (_what, server) => {
  /** From now on, this many checks find nothing, and the next one waits for `chargeLate`. With keys, there are four. */
  const holdCheckAfter = async (times: number) => {
    await api.call('DELETE', '/__sandbox/requests');
    await api.fault({ path: HISTORY, delay: 0, times });
    await api.fault({ path: HISTORY, hold: true });
  };
  const chargeLate = async (times: number) => {
    await until(async () => (await calls(HISTORY)).length > times);
    const { body } = await api.call('POST', TIPS, { token, body: { performerId: ids.aria, price: 20 } });
    expect(body).toMatchObject({ status: 0 });
    await api.release();
  };

  beforeEach(async () => {
    device.close();
    device = openDevice(server);
    await api.fault({ method: 'POST', path: TIPS, status: 504, body: 'Gateway timeout' });
  });

  test('has a minute for it before the payment counts as not charged', async () => {
    const tab = await device.openTab(token);
    await holdCheckAfter(4);
    attempt(tab, tip());
    await tab.until(tab.isUnclear);
    await chargeLate(4);
    expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
    expect(await sales('fan', 'tip')).toBe(1);
  });

  test('has a minute again for a second attempt', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: TIPS, status: 504, body: 'Gateway timeout' });
    attempt(tab, tip());
    expect(await rest(tab, subject)).toEqual({ step: 'notCharged' });
    // The first attempt was minutes ago.
    const { data } = JSON.parse(device.texts.get('payments') ?? '') as { data: object[] };
    const old = data.map((payment) => ({ ...payment, startedAt: Date.now() - 300_000, sentAt: undefined }));
    tab.close();
    device.texts.set('payments', JSON.stringify({ v: 1, data: old }));
    await holdCheckAfter(6);
    const later = await device.openTab(token);
    attempt(later, tip());
    await chargeLate(6);
    expect(await rest(later, subject)).toMatchObject({ step: 'done' });
    expect(await sales('fan', 'tip')).toBe(1);
  });

  test('is asked the same after a reload, even if the visitor pays again at once', async () => {
    const left = await device.openTab(token);
    attempt(left, tip());
    await left.until(left.isUnclear);
    left.close();
    await holdCheckAfter(4);
    const tab = await device.openTab(token);
    attempt(tab, tip());
    await chargeLate(4);
    expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
    expect(await sales('fan', 'tip')).toBe(1);
  });
});

test('a payment in tokens that the server is still processing is neither sent again nor called unpaid', async () => {
  const tab = await device.openTab(token);
  await api.fault({ method: 'POST', path: TIPS, when: 'after', drop: true });
  const entry = { _id: 'a'.repeat(24), type: 'tip', performerId: ids.aria, totalPrice: 20, status: 'processing' };
  const list = { data: [{ ...entry, createdAt: new Date().toISOString() }], total: 1 };
  await api.fault({ path: HISTORY, status: 200, body: { status: 0, data: list }, times: 9 });
  attempt(tab, tip());
  expect(await rest(tab, subject)).toEqual({ step: 'uncertain' });
  attempt(tab, tip());
  expect(await rest(tab, subject)).toEqual({ step: 'uncertain' });
  expect(await sales('fan', 'tip')).toBe(1);
});

test('the balance of a visitor who logs in during a payment of the former one is read again on return', async () => {
  const tab = await device.openTab(token);
  await api.fault({ method: 'POST', path: TIPS, hold: true });
  attempt(tab, tip());
  await until(async () => (await calls(TIPS)).length === 1);
  tab.returnTo();
  await logOut(tab);
  await logInAs(tab, await api.logIn('newcomer'));
  await api.call('POST', '/__sandbox/balance', { body: { user: 'newcomer', balance: 77 } });
  await until(async () => {
    tab.returnTo();
    return tab.balance() === 77;
  });
});

describe('a device with full storage', () => {
  test('from the payment attempt on does not count a payment twice', async () => {
    const tab = await device.openTab(token);
    tab.dispatch(itemsAdded([{ _id: ids.song, quantity: 1 }]));
    await api.fault({ method: 'POST', path: '/token-transactions/products', hold: true });
    attempt(tab, song, { title: 'Song', price: 200 });
    await tab.until(tab.isUnclear);
    device.fill();
    await api.release();
    await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'done');
    tab.dispatch(itemsAdded([{ _id: ids.song, quantity: 1 }]));
    tab.returnTo();
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    expect(tab.notices).toHaveLength(1);
    expect(tab.state().cart.items).toMatchObject([{ _id: ids.song, quantity: 1 }]);
  });

  test('from the beginning does not let a second tab repeat the payment', async () => {
    device.fill();
    const [one, two] = [await device.openTab(token), await device.openTab(token)];
    await api.fault({ method: 'POST', path: TIPS, hold: true });
    attempt(one, tip());
    await until(async () => (await calls(TIPS)).length === 1);
    attempt(two, tip());
    await api.release();
    await one.until(({ purchase }) => purchase.bySubject[subject]?.step === 'done');
    await two.until(({ purchase }) => purchase.bySubject[subject] === undefined);
    expect(await sales('fan', 'tip')).toBe(1);
    await two.until(({ user }) => user.current.balance === 480);
  });
});

test('a payment page that was injected into the storage is not opened', async () => {
  const tab = await device.openTab(token);
  attempt(tab, { kind: 'products', pay: 'card', products: [{ _id: ids.song, quantity: 1 }] }, { price: 20 });
  await tab.until(() => tab.left.length === 1);
  tab.close();
  const text = device.texts.get('payments') ?? '';
  device.texts.set('payments', text.replace(/"paymentUrl":"[^"]+"/, '"paymentUrl":"javascript:alert(1)"'));
  const next = await device.openTab(token);
  next.dispatch(paymentContinued({ subject: 'products' }));
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  expect(next.left).toEqual([]);
});

test('a payment attempt works after the clock was set back, whatever was paid before', async () => {
  const tab = await device.openTab(token);
  attempt(tab, tip());
  expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
  tab.close();
  const hourLater = (text: string) =>
    text.replace(/"(startedAt|paidAt)":(\d+)/g, (_, name, timestamp) => `"${name}":${Number(timestamp) + 3_600_000}`);
  device.texts.set('payments', hourLater(device.texts.get('payments') ?? ''));
  const next = await device.openTab(token);
  attempt(next, tip());
  expect(await rest(next, subject)).toMatchObject({ step: 'done' });
  expect(await sales('fan', 'tip')).toBe(2);
});

test('a key already charged at an earlier price reports the charged amount', async () => {
  const tab = await device.openTab(token);
  const video: Purchase = { kind: 'video', pay: 'token', id: ids.paidVideo };
  const videoTerms = { title: 'Paid song', price: 40, returnTo: '/video/paid-song' };
  await api.fault({ method: 'POST', path: '/token-transactions/video/*', drop: true, when: 'after' });
  // The history lags behind.
  await api.fault({ path: HISTORY, status: 200, body: { status: 0, data: { data: [], total: 0 } }, times: 5 });
  attempt(tab, video, videoTerms);
  expect(await rest(tab, `video/${ids.paidVideo}`)).toEqual({ step: 'notCharged' });
  attempt(tab, video, { ...videoTerms, price: 60 });
  expect(await rest(tab, `video/${ids.paidVideo}`)).toMatchObject({ step: 'done', receipt: { totalPrice: 40 } });
  expect(tab.notices).toEqual(['Unlocked for 40 tokens.']);
  expect(await sales('fan', 'video')).toBe(1);
});
