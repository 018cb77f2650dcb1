/** @jest-environment node */
import { randomFrom } from '@sandbox/media/random';
import { paymentsFromText } from '@/store/purchase/pending';
import { getSubject, type Purchase, type PurchaseState } from '@/store/purchase/purchase';
import { purchaseRequested, purchaseCheckRequested, purchaseDismissed } from '@/store/purchase/purchase.slice';
import { loggedIn } from '@/store/session/session.actions';
import { loadCurrentUser } from '@/store/session/current-user.saga';
import { balanceInvalidated } from '@/store/user/user.slice';
import { getLedger } from '../../unit/sandbox/support/money';
import { cases } from '../../setup/exhaustive';
import { ids } from '../../unit/sandbox/support/small-seed';
import { hurry, openDevice, purchaseApi, rest, type Tab } from './support/device';

/** Set PURCHASES=500 for a longer search. */
const PURCHASES = Number(process.env.PURCHASES ?? cases(50, 150));
/** Number of purchases per browser and back end. The stored data slows down each further one. */
const A_ROUND = 50;
// Takes half a minute on a quiet machine.
jest.setTimeout(600_000);
hurry(1000);
const api = purchaseApi();
const random = randomFrom('faults');

type Fault =
  | 'none'
  | 'dropBefore'
  | 'dropAfter'
  | 'failBefore'
  | 'failAfter'
  | 'slow'
  | 'noHistory'
  | 'doublePress'
  | 'secondTab'
  | 'reload'
  | 'slowReload'
  | 'sessionEnds'
  | 'tooPoor';
const FAULTS: readonly Fault[] = [
  'none',
  'dropBefore',
  'dropAfter',
  'failBefore',
  'failAfter',
  'slow',
  'noHistory',
  'doublePress',
  'secondTab',
  'reload',
  'slowReload',
  'sessionEnds',
  'tooPoor',
];

const ANY_POST = { method: 'POST', path: '/{area}/*' };
const sabotage: Partial<Record<Fault, object[]>> = {
  dropBefore: [{ ...ANY_POST, drop: true }],
  dropAfter: [{ ...ANY_POST, drop: true, when: 'after' }],
  failBefore: [{ ...ANY_POST, status: 500, body: {} }],
  failAfter: [{ ...ANY_POST, status: 502, body: 'Bad gateway', when: 'after' }],
  slow: [{ ...ANY_POST, delay: 2000 }],
  noHistory: [
    { ...ANY_POST, drop: true, when: 'after' },
    { method: 'GET', path: '*/user/search', drop: true, times: 9 },
    { method: 'GET', path: '/payment/transactions', drop: true, times: 9 },
  ],
  secondTab: [{ ...ANY_POST, delay: 1000 }],
  slowReload: [{ ...ANY_POST, delay: 1000 }],
  sessionEnds: [{ ...ANY_POST, status: 401, body: {} }],
};

let videos = 0;
/** Another video like the paid one. */
function freshVideo(): string {
  const paid = api.sandbox.store.videos.get(ids.paidVideo);
  if (!paid) throw new Error('The small content has a paid video');
  const _id = `9${String(++videos).padStart(23, '0')}`;
  api.sandbox.store.videos.insert({ ...paid, _id, slug: `video-${videos}` });
  return _id;
}

function randomPurchase(): { purchase: Purchase; price: number } {
  const price = random.whole(1, 50);
  const offers: (() => { purchase: Purchase; price: number })[] = [
    () => ({ purchase: { kind: 'tip', pay: 'token', performerId: ids.aria, price }, price }),
    () => ({ purchase: { kind: 'video', pay: 'token', id: freshVideo() }, price: 40 }),
    () => ({ purchase: { kind: 'products', pay: 'token', products: [{ _id: ids.song, quantity: 1 }] }, price: 200 }),
    () => ({ purchase: { kind: 'video', pay: 'card', id: freshVideo() }, price: 4 }),
  ];
  return random.pick(offers)();
}

const setBalance = (balance: number) => api.call('POST', '/__sandbox/balance', { body: { user: 'fan', balance } });
const serverBalance = () => api.sandbox.store.users.get(ids.fan)?.balance;

const ends = new Map<string, number>();
const rounds = Array.from({ length: PURCHASES / A_ROUND }, (_, round) => round * A_ROUND);

test.each(rounds)(
  `${A_ROUND} purchases from number %d on, with any fault, are booked once if the screen says paid and not at all otherwise`,
  async (first) => {
    await api.call('POST', '/__sandbox/reset');
    const token = await api.logIn('fan');
    const device = openDevice();
    await setBalance(1_000_000);
    api.sandbox.store.products.update(ids.song, { stock: 100_000 });
    let tab = await device.openTab(token);

    /** Waits until the visible page shows no pending state. */
    async function ending(subject: string): Promise<PurchaseState | null> {
      const shown = await rest(tab, subject);
      if (shown?.step !== 'uncertain') return shown;
      await api.noFaults();
      tab.dispatch(purchaseCheckRequested({ subject }));
      // Another tab may be handling the payment. Then nothing changes here, so poll.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return ending(subject);
    }

    /** Decides on the checkout page, if the payment leads there. */
    async function atPaymentPage(subject: string): Promise<PurchaseState | null> {
      const isThere = () => tab.shown(subject)?.step === 'leaving';
      await tab.until(
        () => isThere() || !['sending', 'elsewhere', 'checking'].includes(tab.shown(subject)?.step ?? ''),
      );
      if (!isThere()) return ending(subject);
      const id = new URL(tab.left.at(-1) ?? '').pathname.split('/').pop();
      await api.noFaults();
      await api.call('POST', `/__sandbox/checkout/${id}`, {
        body: { outcome: random.pick(['pay', 'decline', 'close']) },
      });
      await reload();
      await tab.until(({ purchase }) => ['done', 'notCharged'].includes(purchase.bySubject[subject]?.step ?? ''));
      return tab.shown(subject);
    }

    async function reload(): Promise<void> {
      tab.close();
      tab = await device.openTab(token);
    }

    async function logInAgain(current: Tab): Promise<void> {
      await current.until(({ auth }) => !auth.loggedIn);
      current.store.sessionToken.set(token, false);
      await current.store.run(loadCurrentUser);
      current.dispatch(loggedIn());
    }

    /** Causes a fault around a payment attempt. */
    async function happens(fault: Fault, subject: string, attempt: (tab: Tab) => void): Promise<PurchaseState | null> {
      const other = fault === 'secondTab' ? await device.openTab(token) : null;
      attempt(tab);
      if (fault === 'doublePress') attempt(tab);
      if (other) {
        attempt(other);
        await atPaymentPage(subject);
        // If the page shows a state by then, it must reach the same one.
        const silent = [undefined, 'open', 'leaving'] as (string | undefined)[];
        await other.until(() => [...silent, tab.shown(subject)?.step].includes(other.shown(subject)?.step));
        other.close();
      }
      if (fault === 'reload' || fault === 'slowReload') {
        await tab.until(() => tab.isUnclear() || tab.shown(subject)?.step !== 'sending');
        await reload();
      }
      if (fault === 'sessionEnds') await logInAgain(tab);
      return atPaymentPage(subject);
    }

    for (let number = first; number < first + A_ROUND; number++) {
      const { purchase, price } = randomPurchase();
      const fault = random.pick(FAULTS);
      const subject = getSubject(purchase);
      const about = JSON.stringify({ number, fault, purchase });
      const click = (where: Tab) =>
        void where.dispatch(
          purchaseRequested({ purchase, terms: { title: `Thing ${number}`, price, returnTo: `/thing/${number}` } }),
        );
      await api.call('DELETE', '/__sandbox/requests');
      const before = serverBalance() ?? 0;
      if (fault === 'tooPoor') await setBalance(price - 1);
      for (const wrong of sabotage[fault] ?? []) await api.fault(wrong);

      tab.dispatch(purchaseDismissed({ subject }));
      let shown = await happens(fault, subject, click);
      await api.noFaults();
      if (shown?.step === 'notCharged' && random.chance(0.5)) {
        click(tab);
        shown = await atPaymentPage(subject);
      }

      const requests = (await api.get('/__sandbox/requests?method=POST')).body.data as {
        path: string;
        headers: Record<string, string>;
      }[];
      const keys = new Set(requests.flatMap(({ headers }) => headers['idempotency-key'] ?? []));
      const entries = api.sandbox.store.ledger.list().filter(({ key }) => key !== null && keys.has(key));
      // A page loaded afterward shows no state; its own records count instead.
      const holdsTrue = paymentsFromText(device.texts.get('payments') ?? null).some(
        ({ key, step }) => keys.has(key) && step === 'paid',
      );
      const isPaid = shown ? shown.step === 'done' : holdsTrue;
      expect([about, entries.length, shown?.step]).toEqual([about, isPaid ? 1 : 0, shown?.step]);
      if (fault === 'tooPoor') {
        await setBalance(before);
        tab.dispatch(balanceInvalidated());
      }
      await tab.until(({ user }) => user.current.balance === serverBalance());
      ends.set(shown?.step ?? 'elsewhere', (ends.get(shown?.step ?? 'elsewhere') ?? 0) + 1);
      if (number % 10 === 9) await reload();
    }
    device.close();

    const { agrees } = await getLedger(api);
    expect(agrees).toBe(true);
    expect(tab.balance()).toBe(serverBalance());
  },
);

test('the random payments had every possible outcome', () => {
  for (const end of ['done', 'notCharged', 'refused']) expect(ends.get(end)).toBeGreaterThan(PURCHASES / 50);
});
