import { readDraft, writeDraft } from '@/device/drafts';
import { saveIntent, readIntent } from '@/device/purchase-intent';
import { itemsAdded } from '@/store/cart/cart.slice';
import { CHECKOUT_DRAFT } from '@/store/cart/checkout-draft';
import { getSubject, type Purchase, type Terms } from '@/store/purchase/purchase';
import {
  itemUnlocked,
  purchaseRequested,
  purchaseCheckRequested,
  purchaseDismissed,
} from '@/store/purchase/purchase.slice';
import { loggedIn, loggedOut } from '@/store/session/session.actions';
import { loadCurrentUser } from '@/store/session/current-user.saga';
import { balanceInvalidated, balanceUpdated } from '@/store/user/user.slice';
import { loadVideos } from '@/store/video/video.saga';
import { getLedger } from '../../unit/sandbox/support/money';
import { ids } from '../../unit/sandbox/support/small-seed';
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
afterEach(() => {
  device.close();
  window.localStorage.clear();
});

const VIDEO = `/token-transactions/video/${ids.paidVideo}`;
const HISTORY = '/token-transactions/user/search';
const video: Purchase = { kind: 'video', pay: 'token', id: ids.paidVideo };
const subject = `video/${ids.paidVideo}`;
const terms: Terms = { title: 'Paid song', price: 40, returnTo: '/video/paid-song' };
const tip = (price: number): Purchase => ({ kind: 'tip', pay: 'token', performerId: ids.aria, price });
const attempt = (tab: Tab, purchase: Purchase = video, own: Partial<Terms> = {}) =>
  tab.dispatch(purchaseRequested({ purchase, terms: { ...terms, ...own } }));

const posts = (path: string) =>
  api
    .get(`/__sandbox/requests?method=POST&path=${path}`)
    .then(({ body }) => body.data as { headers: Record<string, string> }[]);
const getKeys = async (path: string) => (await posts(path)).map(({ headers }) => headers['idempotency-key']);
const sales = async (reason: string) => (await getLedger(api, `?user=fan&reason=${reason}`)).entries.length;

describe('a payment attempt', () => {
  test('is paid once, shown, announced, and subtracted from the balance', async () => {
    saveIntent(subject, { optionId: 'token' });
    const tab = await device.openTab(token, '/video/paid-song');
    attempt(tab);
    expect(await rest(tab, subject)).toMatchObject({ step: 'done', receipt: { totalPrice: 40, status: 'success' } });
    expect(tab.balance()).toBe(460);
    expect(tab.notices).toEqual(['Unlocked for 40 tokens.']);
    expect(tab.refreshed()).toBe(1);
    expect(readIntent(subject, String)).toBeNull();
    expect(await sales('video')).toBe(1);
  });

  test('counts a double click once, even if the second click comes after the response', async () => {
    const tab = await device.openTab(token);
    attempt(tab, tip(20));
    attempt(tab, tip(20));
    await rest(tab, `tip/${ids.aria}`);
    // Another amount, to tell this click from the next one.
    attempt(tab, tip(30));
    expect(await sales('tip')).toBe(1);
    tab.dispatch(purchaseDismissed({ subject: `tip/${ids.aria}` }));
    attempt(tab, tip(20));
    await tab.until(({ user }) => user.current.balance < 480);
    expect(tab.balance()).toBe(460);
    expect(await sales('tip')).toBe(2);
    expect(new Set(await getKeys('/token-transactions/tip')).size).toBe(2);
  });

  test('by a guest leads to the login page and sends nothing', async () => {
    const tab = await device.openTab(null);
    attempt(tab);
    await tab.until(() => tab.visited.length > 0);
    expect(tab.visited).toEqual(['/auth/login?next=%2Fvideo%2Fpaid-song']);
    expect(tab.shown(subject)).toBeNull();
    expect(await posts(VIDEO)).toEqual([]);
  });

  test('above the balance says so, and the next one has a new key', async () => {
    await api.call('POST', '/__sandbox/balance', { body: { user: 'fan', balance: 30 } });
    const tab = await device.openTab(token);
    attempt(tab);
    expect(await rest(tab, subject)).toMatchObject({ step: 'refused', missing: true });
    await api.call('POST', '/__sandbox/balance', { body: { user: 'fan', balance: 50 } });
    attempt(tab);
    expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
    expect(new Set(await getKeys(VIDEO)).size).toBe(2);
    await tab.until(({ user }) => user.current.balance === 10);
  });

  test("refused for another reason shows the server's message", async () => {
    const tab = await device.openTab(token);
    attempt(tab, { kind: 'video', pay: 'token', id: ids.memberVideo });
    const shown = await rest(tab, `video/${ids.memberVideo}`);
    expect(shown).toMatchObject({
      step: 'refused',
      missing: false,
      error: { message: expect.stringContaining('members') as string },
    });
    expect(tab.balance()).toBe(500);
  });

  test('for products removes from the cart what was bought, and nothing else', async () => {
    const tab = await device.openTab(token);
    tab.dispatch(itemsAdded([{ _id: ids.song, quantity: 2 }, { _id: ids.shirt }]));
    attempt(tab, { kind: 'products', pay: 'token', products: [{ _id: ids.song, quantity: 1 }] }, { price: 200 });
    tab.dispatch(itemsAdded([{ _id: 'added-meanwhile' }]));
    expect(await rest(tab, 'products')).toMatchObject({ step: 'done' });
    expect(tab.state().cart.items).toMatchObject([
      { _id: ids.song, quantity: 1 },
      { _id: ids.shirt },
      { _id: 'added-meanwhile' },
    ]);
  });
});

describe('a lost response', () => {
  test.each([
    ['the connection drops', { drop: true }],
    ['the server fails', { status: 500, body: { message: 'Sorry' } }],
    ['a proxy responds with a page', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }],
    ['the response is invalid', { status: 200, body: 'Hello' }],
  ])('after the work was done (%s): the history shows the payment', async (_, fault) => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: VIDEO, when: 'after', ...fault });
    attempt(tab);
    await tab.until(({ purchase }) => purchase.bySubject[subject]?.step === 'checking');
    expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
    await tab.until(({ user }) => user.current.balance === 460);
    expect(await posts(VIDEO)).toHaveLength(1);
  });

  test('before the work was done: nothing was charged, and the next attempt uses the same key', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: VIDEO, drop: true });
    attempt(tab);
    expect(await rest(tab, subject)).toEqual({ step: 'notCharged' });
    expect(await sales('video')).toBe(0);
    attempt(tab);
    expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
    const keys = await getKeys(VIDEO);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('does not affect another purchase of the same subject, which has its own key', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: '/token-transactions/tip', drop: true });
    attempt(tab, tip(20));
    await rest(tab, `tip/${ids.aria}`);
    attempt(tab, tip(50));
    expect(await rest(tab, `tip/${ids.aria}`)).toMatchObject({ step: 'done', receipt: { totalPrice: 50 } });
    expect(new Set(await getKeys('/token-transactions/tip')).size).toBe(2);
  });

  test("while the history can't be read either: stays unresolved, until the visitor returns", async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: VIDEO, drop: true, when: 'after' });
    await api.fault({ method: 'GET', path: HISTORY, drop: true, times: 50 });
    attempt(tab);
    expect(await rest(tab, subject)).toEqual({ step: 'uncertain' });
    // Another click only checks the status again.
    attempt(tab);
    expect(await rest(tab, subject)).toEqual({ step: 'uncertain' });
    expect(await posts(VIDEO)).toHaveLength(1);

    await api.noFaults();
    tab.dispatch(purchaseCheckRequested({ subject }));
    await tab.until(({ purchase }) => purchase.bySubject[subject]?.step === 'done');
    expect(tab.notices).toEqual(['Your payment for “Paid song” went through.']);
  });

  test('of a server that charges very late is detected, and nothing is charged twice', async () => {
    const tab = await device.openTab(token);
    // The delays of the sandbox are shortened too.
    await api.fault({ method: 'POST', path: VIDEO, delay: 20_000 });
    await api.fault({ method: 'POST', path: VIDEO, status: 504, when: 'before' });
    attempt(tab);
    const second = await device.openTab(token);
    await rest(tab, subject);
    attempt(second);
    await second.until(({ purchase }) => ['done', 'notCharged'].includes(purchase.bySubject[subject]?.step ?? ''));
    await tab.until(({ purchase }) => purchase.bySubject[subject]?.step === 'done');
    expect(await sales('video')).toBe(1);
  });
});

describe('a page that is closed', () => {
  test('after the payment: the next one reports it as paid', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: VIDEO, hold: true });
    attempt(tab);
    await until(async () => (await posts(VIDEO)).length > 0);
    tab.close();
    await api.release();

    const next = await device.openTab(token);
    await next.until(({ purchase }) => purchase.bySubject[subject]?.step === 'done');
    expect(next.notices).toEqual(['Your payment for “Paid song” went through.']);
    await next.until(({ user }) => user.current.balance === 460);
    expect(await posts(VIDEO)).toHaveLength(1);
  });

  test('before it was sent: the next one reports that nothing was charged', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: VIDEO, drop: true });
    attempt(tab);
    await tab.until(tab.isUnclear);
    tab.close();
    const next = await device.openTab(token);
    await next.until(({ purchase }) => purchase.bySubject[subject]?.step === 'notCharged');
    expect(next.notices).toEqual(['Your payment for “Paid song” didn’t go through. Nothing was charged.']);
  });

  test('with damaged records on the device: only these are lost', async () => {
    device.texts.set('payments', '{"v":1,"data":[{"key":"k"},null,7]}');
    const tab = await device.openTab(token);
    attempt(tab);
    expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
  });
});

describe('two tabs', () => {
  test('do not pay for the same thing at once, and agree afterward', async () => {
    const [one, two] = [
      await device.openTab(token, '/video/paid-song'),
      await device.openTab(token, '/video/paid-song'),
    ];
    await api.fault({ method: 'POST', path: VIDEO, hold: true });
    attempt(one);
    await one.until(one.isUnclear);
    attempt(two);
    await two.until(({ purchase }) => purchase.bySubject[subject]?.step === 'elsewhere');
    await api.release();
    expect(await rest(one, subject)).toMatchObject({ step: 'done' });
    expect(await rest(two, subject)).toMatchObject({ step: 'done' });
    await two.until(({ user }) => user.current.balance === 460);
    expect(two.refreshed()).toBeGreaterThan(0);
    expect(await posts(VIDEO)).toHaveLength(1);
  });

  test('show what the other one unlocked when a list is visited again', async () => {
    const [one, two] = [await device.openTab(token, '/video/paid-song'), await device.openTab(token)];
    const isLocked = () => two.state().video.videos.items.find(({ _id }) => _id === ids.paidVideo)?.isBought !== true;
    await two.store.run(loadVideos, {});
    expect(isLocked()).toBe(true);
    attempt(one);
    await rest(one, subject);
    await two.until(({ video }) => !video.videos.success);
    expect(two.refreshed()).toBe(0);
    await two.store.run(loadVideos, {}, { reuse: true });
    expect(isLocked()).toBe(false);
  });

  test('pay once if the payment code loads late in the second one', async () => {
    const [one, two] = [await device.openTab(token), await device.openTab(token)];
    const [purchase, path] = [tip(20), '/token-transactions/tip'];
    const attempted = purchaseRequested({ purchase, terms });
    one.dispatch(attempted);
    expect(await rest(one, getSubject(purchase))).toMatchObject({ step: 'done' });
    two.dispatch(attempted);
    expect(await rest(two, getSubject(purchase))).toMatchObject({ step: 'done' });
    expect(await posts(path)).toHaveLength(1);
    two.dispatch(purchaseDismissed({ subject: getSubject(purchase) }));
    attempt(two, purchase);
    expect(await rest(two, getSubject(purchase))).toMatchObject({ step: 'done' });
    expect(await posts(path)).toHaveLength(2);
  });

  test('recover when one crashes while the other waits', async () => {
    const [one, two] = [await device.openTab(token), await device.openTab(token)];
    await api.fault({ method: 'POST', path: VIDEO, hold: true });
    attempt(one);
    await one.until(one.isUnclear);
    await until(async () => (await posts(VIDEO)).length === 1);
    attempt(two);
    await two.until(({ purchase }) => purchase.bySubject[subject]?.step === 'elsewhere');
    one.close();
    await api.release();
    await two.until(({ purchase }) => purchase.bySubject[subject]?.step === 'done');
    expect(await posts(VIDEO)).toHaveLength(1);
  });
});

describe('a payment attempt while an earlier one is being checked', () => {
  const steps = (tab: Tab) => {
    const shown: string[] = [];
    tab.store.subscribe(() => shown.push(tab.shown(subject)?.step ?? 'none'));
    return shown;
  };
  const leaveUnclear = async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: VIDEO, drop: true });
    attempt(tab);
    await tab.until(tab.isUnclear);
    tab.close();
  };
  const isPaidInItsTurn = async (tab: Tab, shown: string[]) => {
    expect(await rest(tab, subject)).toMatchObject({ step: 'done' });
    expect(shown).not.toContain('elsewhere');
    expect(await sales('video')).toBe(1);
  };

  test('does not wait for another tab if the check is still queued', async () => {
    await leaveUnclear();
    const locks = device.delayedLocks();
    const tab = await device.openTab(token);
    const shown = steps(tab);
    await until(async () => locks.pending() >= 1);
    attempt(tab);
    await until(async () => locks.pending() >= 2);
    locks.grant();
    await isPaidInItsTurn(tab, shown);
  });

  test('does not wait for another tab if the check has to release its lock first', async () => {
    device.freeLate();
    await leaveUnclear();
    await api.call('DELETE', '/__sandbox/requests');
    await api.fault({ path: HISTORY, hold: true });
    const tab = await device.openTab(token);
    const shown = steps(tab);
    await until(async () => ((await api.get(`/__sandbox/requests?path=${HISTORY}`)).body.data as object[]).length > 0);
    attempt(tab);
    await api.release();
    await isPaidInItsTurn(tab, shown);
  });
});

describe('a session that ends during a payment', () => {
  test('leads to the login page; afterward the outcome is reported, and the intent is still there', async () => {
    saveIntent(subject, 'token');
    const tab = await device.openTab(token, '/video/paid-song');
    await api.fault({ method: 'POST', path: VIDEO, status: 401 });
    attempt(tab);
    await tab.until(({ auth }) => !auth.loggedIn);
    expect(tab.visited).toEqual(['/login?next=%2Fvideo%2Fpaid-song']);
    tab.store.sessionToken.set(token, false);
    await tab.store.run(loadCurrentUser);
    tab.dispatch(loggedIn());
    await tab.until(({ purchase }) => purchase.bySubject[subject]?.step === 'notCharged');
    expect(readIntent(subject, String)).toBe('token');
    expect(await posts(VIDEO)).toHaveLength(1);
  });
});

test('nothing is bought with the tokens of an account that logged in in another tab', async () => {
  const tab = await device.openTab(token);
  device.texts.set('session', `in ${Date.now()} another-account`);
  attempt(tab);
  expect(await rest(tab, subject)).toMatchObject({
    step: 'refused',
    error: { message: 'Another account is logged in on this device. Reload the page.' },
  });
  expect(await posts(VIDEO)).toEqual([]);
});

describe('the balance', () => {
  test('is requested again if an event arrives during the call', async () => {
    const tab = await device.openTab(token);
    await api.call('POST', '/__sandbox/balance', { body: { user: 'fan', balance: 510 } });
    await api.call('DELETE', '/__sandbox/requests');
    tab.dispatch(balanceInvalidated());
    tab.dispatch(balanceUpdated({ token: 3 }));
    expect(tab.balance()).toBe(503);
    await tab.until(({ user }) => user.current.balance === 510);
    await tab.until(() => api.sandbox.store.users.get(ids.fan)?.balance === tab.balance());
  });

  test('is requested when the visitor returns, but not continuously', async () => {
    const tab = await device.openTab(token);
    await api.call('POST', '/__sandbox/balance', { body: { user: 'fan', balance: 77 } });
    tab.returnTo();
    await tab.until(({ user }) => user.current.balance === 77);
    await api.call('DELETE', '/__sandbox/requests');
    tab.returnTo();
    tab.returnTo();
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect((await api.get('/__sandbox/requests?path=/users/me')).body.data).toEqual([]);
  });

  test('and the page follow purchases on another device', async () => {
    const tab = await device.openTab(token, '/video/paid-song');
    await api.call('POST', VIDEO, { token });
    tab.dispatch(itemUnlocked({ names: [ids.paidVideo, 'paid-song'] }));
    await tab.until(({ user }) => user.current.balance === 460);
    expect(tab.refreshed()).toBe(1);
  });

  test('and purchases on another device leave no lock in the lists that other pages return to', async () => {
    const tab = await device.openTab(token);
    await tab.store.run(loadVideos, {});
    tab.dispatch(itemUnlocked({ names: [ids.paidVideo, 'paid-song'] }));
    await tab.until(({ video }) => !video.videos.success);
    expect(tab.refreshed()).toBe(0);
  });
});

test('a logout keeps the cart on the device, but no address', async () => {
  const tab = await device.openTab(token);
  tab.dispatch(itemsAdded([{ _id: ids.song }]));
  writeDraft(CHECKOUT_DRAFT, 'Robin Ashdown, 1 Mill Lane');
  tab.dispatch(loggedOut());
  expect(readDraft(CHECKOUT_DRAFT)).toBe('');
  expect(tab.state().cart.items).toHaveLength(1);
});
