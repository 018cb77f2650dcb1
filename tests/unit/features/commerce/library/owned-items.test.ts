import type { OrderLine } from '@/contract/order';
import type { TokenTransaction } from '@/contract/token-transaction';
import { libraryTab, shelf, type LibraryView } from '@/features/commerce/library/library-tabs';
import { joined, ownedByOrder, ownedByTokens, type OwnedItem } from '@/features/commerce/library/owned-items';

const line = (more: Partial<OrderLine> = {}): OrderLine => ({ _id: 'line', name: 'Sheet music', quantity: 1, totalPrice: 6, productId: 'p1', productType: 'digital', status: 'paid', createdAt: '2026-03-02', ...more });
const payment = (more: Partial<TokenTransaction> = {}): TokenTransaction => ({ _id: 'pay', type: 'video', target: 'video', targetId: 'v1', totalPrice: 40, status: 'success', createdAt: '2026-03-01', products: [{ name: 'A film', productType: 'video', productId: 'v1' }], ...more });

describe('what an order gives for good', () => {
  test.each(['digital', 'video', 'gallery'] as const)('%s', (productType) => {
    expect(ownedByOrder(line({ productType }))).toMatchObject({ id: 'p1', title: 'Sheet music', receipt: '/user/orders/line' });
  });

  test.each([{ productType: 'physical' }, { productType: 'subscription_package' }, { status: 'refunded' }, { status: 'pending' }, { status: 'failed' }] as const)('nothing with %j', (more) => {
    expect(ownedByOrder(line(more))).toBeNull();
  });

  test('its name also when the thing is not offered any more', () => {
    expect(ownedByOrder(line({ productInfo: null }))).toMatchObject({ title: 'Sheet music', gone: true });
    expect(ownedByOrder(line())).not.toHaveProperty('gone');
  });
});

describe('what tokens give for good', () => {
  test('films, galleries, posts and files, whatever a back end calls them', () => {
    const kinds = ['video', 'gallery', 'story', 'feed', 'post', 'digital'].map((productType) => ownedByTokens(payment({ products: [{ name: 'x', productType, productId: '1' }] }))[0]?.kind);
    expect(kinds).toEqual(['video', 'gallery', 'post', 'post', 'post', 'download']);
  });

  test('nothing by tips, shows, goods, or what was refunded', () => {
    expect(ownedByTokens(payment({ type: 'tip', target: 'performer', products: [] }))).toEqual([]);
    expect(ownedByTokens(payment({ type: 'private_chat', target: 'stream', products: [] }))).toEqual([]);
    expect(ownedByTokens(payment({ type: 'product', target: 'product', products: [{ name: 'Tee', productType: 'physical', productId: '1' }] }))).toEqual([]);
    expect(ownedByTokens(payment({ status: 'refunded' }))).toEqual([]);
  });

  test('the thing itself where the payment has no lines', () => {
    expect(ownedByTokens(payment({ products: [] }))).toMatchObject([{ key: 'video/v1', receipt: '/user/token-transactions?receipt=pay' }]);
  });
});

test('a thing that is in both lists is there once: with the receipt of the order, the picture of whichever has one, and the later date', () => {
  const byTokens = ownedByTokens(payment({ type: 'product', target: 'product', createdAt: '2026-03-05', products: [{ name: 'Sheet music', productType: 'digital', productId: 'p1' }] }));
  const byOrder = ownedByOrder(line({ productInfo: { _id: 'p1', name: 'Sheet music', price: 6, image: 'picture.jpg' } }));
  const things = joined([...byTokens, ...(byOrder ? [byOrder] : []), ...ownedByTokens(payment())]);
  expect(things.map(({ key, at }) => `${key} ${at}`)).toEqual(['download/p1 2026-03-05', 'video/v1 2026-03-01']);
  expect(things[0]).toMatchObject({ receipt: '/user/orders/line', picture: 'picture.jpg' });
});

describe('a shelf', () => {
  const thing = (id: string, title: string, kind: OwnedItem['kind'] = 'video'): OwnedItem => ({ key: `${kind}/${id}`, kind, id, title, by: 'Mateo Ríos', at: '', receipt: '/' });
  const things = [thing('1', 'Blue hour'), thing('2', 'Ärger'), thing('3', 'Chords', 'download')];
  const shown = (filters: LibraryView['filters'], { tab = 'all', sort = 'newest', archived = [] as string[] } = {}) =>
    shelf(things, libraryTab(tab), { filters, sort, page: 1, upto: 1 }, archived).map(({ id }) => id).join('');

  test('finds words of title and performer, without case and accents', () => {
    expect(shown({ q: 'arger' })).toBe('2');
    expect(shown({ q: 'rios HOUR' })).toBe('1');
  });

  test('holds what its tab says, in the order that is asked for', () => {
    expect(shown({}, { tab: 'downloads' })).toBe('3');
    expect(shown({}, { sort: 'oldest' })).toBe('321');
    expect(shown({}, { sort: 'name' })).toBe('213');
  });

  test('leaves out what is archived, or shows that alone', () => {
    expect(shown({}, { archived: ['video/1'] })).toBe('23');
    expect(shown({ archived: '1' }, { archived: ['video/1'] })).toBe('1');
  });
});
