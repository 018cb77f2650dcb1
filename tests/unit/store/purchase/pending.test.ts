import { StoredPayments, PAYMENTS_KEY, paymentsFromText, type Payment } from '@/store/purchase/pending';
import { createDevice } from '../tab';

const payment = (key: string, own: Partial<Payment> = {}): Payment => ({
  key,
  account: 'fan',
  purchase: { kind: 'tip', pay: 'token', performerId: 'aria', price: 20 },
  terms: { title: 'Aria', price: 20, returnTo: '/performers/aria' },
  startedAt: Date.now(),
  step: 'sent',
  ...own,
});
const getText = (...payments: unknown[]) => JSON.stringify({ v: 1, data: payments });
const keys = (payments: readonly Payment[]) => payments.map(({ key }) => key);

describe('stored payments', () => {
  test.each([null, '', 'null', '7', '[]', '{"v":1', '{"v":2,"data":[]}', '{"v":1,"data":{}}'])(
    '%p is not a payment',
    (text) => {
      expect(paymentsFromText(text)).toEqual([]);
    },
  );

  test.each([
    ['without a key', { key: '' }],
    ['of an unknown step', { step: 'lost' }],
    ['of an unknown kind', { purchase: { kind: 'house', pay: 'token', id: 'h' } }],
    ['without a subject', { purchase: { kind: 'video', pay: 'token' } }],
    ['of products that are none', { purchase: { kind: 'products', pay: 'card', products: [null] } }],
    ['without terms', { terms: null }],
    ['with an invalid URL', { paymentUrl: 7 }],
  ])('a damaged one (%s) does not affect others', (_, damage) => {
    expect(keys(paymentsFromText(getText({ ...payment('a'), ...damage }, payment('b'))))).toEqual(['b']);
  });
});

describe('the payment records', () => {
  test('are shared by the tabs, by account', () => {
    const device = createDevice();
    const [one, two] = [new StoredPayments(device.openStorage()), new StoredPayments(device.openStorage())];
    one.put(payment('a'));
    two.put(payment('b', { account: 'somebody' }));
    expect(keys(two.of('fan'))).toEqual(['a']);
    one.put(payment('a', { step: 'paid' }));
    expect(two.find('a')?.step).toBe('paid');
    expect(one.newest('fan', 'tip/aria')?.key).toBe('a');
  });

  test('rewrite what another tab overwrote, unless it is finished', () => {
    const device = createDevice();
    const book = new StoredPayments(device.openStorage());
    book.put(payment('a'));
    book.put(payment('b', { step: 'paid' }));
    device.texts.set(PAYMENTS_KEY, getText(payment('c')));
    expect(keys(book.of('fan'))).toEqual(['c', 'a']);
    book.heal();
    expect(keys(paymentsFromText(device.texts.get(PAYMENTS_KEY) ?? null))).toEqual(['c', 'a']);
  });

  test('do not rewrite what a logout removes from the device', () => {
    const device = createDevice();
    const book = new StoredPayments(device.openStorage());
    const paymentUrl = 'https://pay.test/';
    book.put(payment('dropped', { step: 'quiet', paymentUrl }));
    book.put(payment('open', { step: 'open', paymentUrl }));
    book.forget();
    device.texts.delete(PAYMENTS_KEY);
    book.heal();
    expect(paymentsFromText(device.texts.get(PAYMENTS_KEY) ?? null)).toEqual([
      payment('open', { step: 'open', startedAt: expect.any(Number) as number }),
    ]);
  });

  test('sort by sending time, whatever is found out about older ones later', () => {
    const book = new StoredPayments(createDevice().openStorage());
    book.put(payment('old'));
    book.put(payment('new'));
    book.put(payment('old', { step: 'quiet' }));
    book.put(payment('new', { step: 'paid' }));
    book.put(payment('old', { step: 'quiet' }));
    expect(book.newest('fan', 'tip/aria')?.key).toBe('new');
    book.put(payment('old', { step: 'sent' }));
    expect(book.newest('fan', 'tip/aria')?.key).toBe('old');
  });

  test('keep unfinished ones without device storage', () => {
    const book = new StoredPayments({ readText: () => null, writeText: () => false, onChange: () => () => undefined });
    book.put(payment('a'));
    expect(book.find('a')).toMatchObject({ step: 'sent' });
  });

  test('drop entries after a day, and the oldest finished ones', () => {
    const device = createDevice();
    let now = 0;
    const book = new StoredPayments(device.openStorage(), () => now);
    book.put(payment('open', { step: 'open', startedAt: 0 }));
    for (let number = 0; number < 50; number++) book.put(payment(`paid-${number}`, { step: 'paid', startedAt: 0 }));
    expect(book.of('fan')).toHaveLength(31);
    expect(book.find('open')).toBeDefined();
    expect(book.find('paid-0')).toBeUndefined();
    now = 24 * 60 * 60 * 1000;
    expect(book.of('fan')).toEqual([]);
  });
});
