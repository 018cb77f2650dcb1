import { itemsAdded } from '@/store/cart/cart.slice';
import type { Purchase, Terms } from '@/store/purchase/purchase';
import {
  paymentStatusReceived,
  paymentContinued,
  resultPageOpened,
  purchaseRequested,
  purchaseDismissed,
} from '@/store/purchase/purchase.slice';
import { ids } from '../../unit/sandbox/support/small-seed';
import { hurry, openDevice, purchaseApi, rest, until, type Tab } from './support/device';

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

describe('a payment by card', () => {
  const song: Purchase = { kind: 'products', pay: 'card', products: [{ _id: ids.song, quantity: 1 }] };
  const own: Terms = { title: 'Song', price: 20, returnTo: '/cart' };
  const attempt = (tab: Tab) => tab.dispatch(purchaseRequested({ purchase: song, terms: own }));
  const decide = (id: string, outcome: string) => api.call('POST', `/__sandbox/checkout/${id}`, { body: { outcome } });
  const idIn = (url: string | undefined) => new URL(url ?? '').pathname.split('/').pop() ?? '';

  const PATH = '/payment/purchase-products';
  const countCalls = async () => ((await api.get(`/__sandbox/requests?path=${PATH}`)).body.data as object[]).length;

  const begin = async (tab: Tab) => {
    tab.dispatch(itemsAdded([{ _id: ids.song }]));
    attempt(tab);
    await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'leaving');
    return idIn(tab.left[0]);
  };

  test('can be continued by a click at once if the browser blocks the payment page', async () => {
    device.setTabBlocked(true);
    const tab = await device.openTab(token);
    attempt(tab);
    await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'open');
    expect(tab.state().purchase.bySubject.products).toMatchObject({ title: own.title, paymentUrl: tab.left[0] });
    device.setTabBlocked(false);
    tab.dispatch(paymentContinued({ subject: 'products' }));
    expect(tab.state().purchase.bySubject.products).toEqual({ step: 'leaving' });
    expect(tab.left[1]).toBe(tab.left[0]);
  });

  test('leaves for the payment page, and the result page shows the outcome', async () => {
    const tab = await device.openTab(token);
    const id = await begin(tab);
    tab.close();
    await decide(id, 'pay');

    const back = await device.openTab(token, `/payment/success?transactionId=${id}`);
    back.dispatch(itemsAdded([{ _id: ids.song }]));
    back.dispatch(resultPageOpened({ transactionId: id }));
    await back.until(({ purchase }) => purchase.followed?.outcome === 'success');
    expect(back.state().purchase.followed).toMatchObject({
      transactionId: id,
      terms: own,
      receipt: { totalPrice: 20 },
    });
    expect(back.state().cart.items).toEqual([]);
    expect(back.notices).toEqual([]);
  });

  test('is finished on a page restored from the back/forward cache, and its items stay out of the cart', async () => {
    const tab = await device.openTab(token, '/cart');
    const id = await begin(tab);
    tab.sleep();
    await decide(id, 'pay');
    const result = await device.openTab(token, `/payment/success?transactionId=${id}`);
    result.dispatch(resultPageOpened({ transactionId: id }));
    await result.until(({ purchase }) => purchase.followed?.outcome === 'success');

    tab.wake();
    expect(await rest(tab, 'products')).toMatchObject({ step: 'done' });
    tab.dispatch(itemsAdded([{ _id: ids.shirt }]));
    expect(tab.state().cart.items).toMatchObject([{ _id: ids.shirt }]);
    expect(tab.refreshed()).toBe(1);
  });

  test('that is confirmed late is awaited, and found at once when the event arrives', async () => {
    const tab = await device.openTab(token);
    const id = await begin(tab);
    tab.dispatch(resultPageOpened({ transactionId: null }));
    await tab.until(({ purchase }) => purchase.followed?.receipt !== null && purchase.followed?.outcome === 'pending');
    await decide(id, 'pay');
    tab.dispatch(paymentStatusReceived());
    await tab.until(({ purchase }) => purchase.followed?.outcome === 'success');
  });

  test('is found under the other name of the list, if a server has only that', async () => {
    const tab = await device.openTab(token);
    const id = await begin(tab);
    await decide(id, 'pay');
    await api.fault({ path: '/payment/transactions', status: 404, times: 9 });
    tab.dispatch(resultPageOpened({ transactionId: id }));
    await tab.until(({ purchase }) => purchase.followed?.outcome === 'success');
  });

  test('that was not finished stays open after a return, and can be continued or discarded', async () => {
    const tab = await device.openTab(token);
    const id = await begin(tab);
    tab.returnTo();
    expect(await rest(tab, 'products')).toMatchObject({ step: 'open', transactionId: id });
    tab.dispatch(paymentContinued({ subject: 'products' }));
    await tab.until(() => tab.left.length === 2);
    expect(tab.left[1]).toBe(tab.left[0]);
    tab.close();

    const again = await device.openTab(token);
    await again.until(({ purchase }) => purchase.bySubject.products?.step === 'open');
    again.dispatch(purchaseDismissed({ subject: 'products' }));
    expect(again.shown('products')).toBeNull();
    // It is paid after all, in a window that was still open.
    await decide(id, 'pay');
    again.dispatch(paymentStatusReceived());
    await again.until(({ purchase }) => purchase.bySubject.products?.step === 'done');
    expect(again.notices).toEqual(['Your payment for “Song” went through.']);
  });

  test.each(['decline', 'close'])(
    'that ends with “%s” charges nothing, and the next attempt starts over',
    async (outcome) => {
      const tab = await device.openTab(token);
      const id = await begin(tab);
      await decide(id, outcome);
      tab.returnTo();
      expect(await rest(tab, 'products')).toEqual({ step: 'notCharged' });
      attempt(tab);
      await tab.until(() => tab.left.length === 2);
      expect(idIn(tab.left[1])).not.toBe(id);
      expect(tab.state().cart.items).toHaveLength(1);
    },
  );

  test('whose response is lost is started again with the same key', async () => {
    const tab = await device.openTab(token);
    await api.fault({ method: 'POST', path: PATH, drop: true, when: 'after' });
    attempt(tab);
    expect(await rest(tab, 'products')).toEqual({ step: 'notCharged' });
    attempt(tab);
    await tab.until(() => tab.left.length === 1);
    expect(api.sandbox.store.transactions.list()).toHaveLength(1);
  });

  describe('that the server charges without a payment page', () => {
    const HISTORY = '/payment/transactions';
    beforeEach(() => {
      device.close();
      device = openDevice({ isKeyHonored: false });
    });
    const transaction = (status: string) => ({
      _id: 'a'.repeat(24),
      status,
      totalPrice: own.price,
      products: [{ name: own.title, productId: ids.song, quantity: 1 }],
      createdAt: new Date().toISOString(),
    });
    const setHistory = async (...data: object[]) => {
      await api.noFaults();
      const body = { status: 0, data: { data, total: data.length } };
      await api.fault({ path: HISTORY, status: 200, body, times: 999 });
    };

    const expectOneCallInTwoAttempts = async (tab: Tab) => {
      attempt(tab);
      expect(await rest(tab, 'products')).toEqual({ step: 'uncertain', title: own.title });
      attempt(tab);
      await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'checking');
      expect(await rest(tab, 'products')).toEqual({ step: 'uncertain', title: own.title });
      expect(await countCalls()).toBe(1);
    };

    test.each([
      ['processing', 'lists it so', (status: string) => [transaction(status)]],
      ['created', 'lists it so', (status: string) => [transaction(status)]],
      ['processing', 'does not list it yet', () => []],
    ])('and is “%s” is neither called unpaid nor sent again while the history %s', async (status, _how, getHistory) => {
      const tab = await device.openTab(token);
      await setHistory(...getHistory(status));
      await api.fault({ method: 'POST', path: PATH, status: 200, body: { status: 0, data: transaction(status) } });
      await expectOneCallInTwoAttempts(tab);
      // The next check is automatic.
      await setHistory(transaction('success'));
      await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'done');
    });

    test('and is “processing” when its response is lost is not sent again', async () => {
      const tab = await device.openTab(token);
      await setHistory(transaction('processing'));
      await api.fault({ method: 'POST', path: PATH, drop: true });
      await expectOneCallInTwoAttempts(tab);
    });
  });

  describe('that the bank wants confirmed', () => {
    const CONFIRM_URL = 'https://bank.test/3ds';
    const shownOpen = { step: 'open', title: own.title, paymentUrl: CONFIRM_URL };
    /** What the live connection delivers; the history of the sandbox lacks the URL. */
    const toConfirm = (change: object = {}) => {
      const { _id, status, totalPrice, products, createdAt } = api.sandbox.store.transactions.list()[0] ?? fail();
      return paymentStatusReceived({
        _id,
        status,
        totalPrice,
        products,
        createdAt,
        stripeConfirmUrl: CONFIRM_URL,
        ...change,
      } as never);
    };
    const fail = () => {
      throw new Error('Nothing was sent.');
    };

    test.each(['POST', 'GET'])('opens as soon as the live connection brings its page (lost: %s)', async (lost) => {
      const tab = await device.openTab(token);
      await api.fault({ method: 'POST', path: PATH, drop: true, when: 'after' });
      attempt(tab);
      expect(await rest(tab, 'products')).toEqual({ step: 'notCharged' });
      // Not every server lists it already, or with the key.
      if (lost === 'GET')
        await api.fault({
          path: '/payment/transactions',
          status: 200,
          body: { status: 0, data: { data: [], total: 0 } },
        });
      tab.dispatch(toConfirm());
      await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'open');
      expect(tab.shown('products')).toMatchObject(shownOpen);
      tab.dispatch(paymentContinued({ subject: 'products' }));
      await tab.until(() => tab.left.length === 1);
      expect(tab.left).toEqual([CONFIRM_URL]);
    });

    test('opens even if the event overtakes the response', async () => {
      const tab = await device.openTab(token);
      await api.fault({ method: 'POST', path: PATH, hold: true, drop: true });
      attempt(tab);
      const transaction = {
        _id: 'a'.repeat(24),
        status: 'pending',
        totalPrice: own.price,
        products: [{ name: own.title, productId: ids.song, quantity: 1 }],
        createdAt: new Date().toISOString(),
        stripeConfirmUrl: CONFIRM_URL,
      };
      await until(async () => (await countCalls()) === 1);
      tab.dispatch(paymentStatusReceived(transaction));
      await api.release();
      await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'open');
      expect(tab.shown('products')).toMatchObject({ ...shownOpen, transactionId: transaction._id });
    });

    test.each([
      ['of another payment', { _id: 'f'.repeat(24), totalPrice: 77 }],
      ['without a web address', { stripeConfirmUrl: 'javascript:alert(1)' }],
      ['that was decided meanwhile', { status: 'cancelled' }],
    ])('stays closed after an event %s', async (_what, change) => {
      const tab = await device.openTab(token);
      await api.fault({ method: 'POST', path: PATH, drop: true, when: 'after' });
      attempt(tab);
      expect(await rest(tab, 'products')).toEqual({ step: 'notCharged' });
      if ('status' in change) await decide(api.sandbox.store.transactions.list()[0]?._id ?? '', 'decline');
      tab.dispatch(toConfirm(change));
      await new Promise((resolve) => setTimeout(resolve, 2000));
      expect(tab.shown('products')).toEqual({ step: 'notCharged' });
    });

    test('stays dismissed', async () => {
      const tab = await device.openTab(token);
      await begin(tab);
      tab.returnTo();
      await tab.until(({ purchase }) => purchase.bySubject.products?.step === 'open');
      tab.dispatch(purchaseDismissed({ subject: 'products' }));
      tab.dispatch(toConfirm());
      await new Promise((resolve) => setTimeout(resolve, 2000));
      expect(tab.shown('products')).toBeNull();
    });
  });

  test('never redirects to anything but web addresses', async () => {
    const tab = await device.openTab(token);
    await api.fault({
      method: 'POST',
      path: PATH,
      status: 200,
      body: { status: 0, data: { paymentUrl: 'javascript:alert(1)' } },
    });
    attempt(tab);
    expect(await rest(tab, 'products')).toMatchObject({ step: 'refused' });
    expect(tab.left).toEqual([]);
  });

  test('that the server does not list is unknown', async () => {
    const tab = await device.openTab(token);
    tab.dispatch(resultPageOpened({ transactionId: 'f'.repeat(24) }));
    await tab.until(({ purchase }) => purchase.followed?.outcome === 'unknown');
  });
});
