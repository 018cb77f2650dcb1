import type { OrderLine } from '@/contract/order';
import type { TokenTransaction } from '@/contract/token-transaction';
import { libraryTab, getShelf, type LibraryView } from '@/features/commerce/library/library-tabs';
import { joinItems, ownedByOrder, ownedByTokens, type OwnedItem } from '@/features/commerce/library/owned-items';

const line = (more: Partial<OrderLine> = {}): OrderLine => ({
  _id: 'line',
  name: 'Sheet music',
  quantity: 1,
  totalPrice: 6,
  productId: 'p1',
  productType: 'digital',
  status: 'paid',
  createdAt: '2026-03-02',
  ...more,
});
const payment = (more: Partial<TokenTransaction> = {}): TokenTransaction => ({
  _id: 'pay',
  type: 'video',
  target: 'video',
  targetId: 'v1',
  totalPrice: 40,
  status: 'success',
  createdAt: '2026-03-01',
  products: [{ name: 'A film', productType: 'video', productId: 'v1' }],
  ...more,
});

describe('items owned through an order', () => {
  test.each(['digital', 'video', 'gallery'] as const)('include the product type %s', (productType) => {
    expect(ownedByOrder(line({ productType }))).toMatchObject({
      id: 'p1',
      title: 'Sheet music',
      receipt: '/user/orders/line',
    });
  });

  test.each([
    { productType: 'physical' },
    { productType: 'subscription_package' },
    { status: 'refunded' },
    { status: 'pending' },
    { status: 'failed' },
  ] as const)('exclude payments with %j', (more) => {
    expect(ownedByOrder(line(more))).toBeNull();
  });

  test('keep their name if the item is no longer sold', () => {
    expect(ownedByOrder(line({ productInfo: null }))).toMatchObject({ title: 'Sheet music', isGone: true });
    expect(ownedByOrder(line())).not.toHaveProperty('isGone');
  });
});

describe('items owned through tokens', () => {
  test('are videos, galleries, posts and files, whatever the back end calls them', () => {
    const kinds = ['video', 'gallery', 'story', 'feed', 'post', 'digital'].map(
      (productType) => ownedByTokens(payment({ products: [{ name: 'x', productType, productId: '1' }] }))[0]?.kind,
    );
    expect(kinds).toEqual(['video', 'gallery', 'post', 'post', 'post', 'download']);
  });

  test('exclude tips, shows, physical products, and refunds', () => {
    expect(ownedByTokens(payment({ type: 'tip', target: 'performer', products: [] }))).toEqual([]);
    expect(ownedByTokens(payment({ type: 'private_chat', target: 'stream', products: [] }))).toEqual([]);
    expect(
      ownedByTokens(
        payment({
          type: 'product',
          target: 'product',
          products: [{ name: 'Tee', productType: 'physical', productId: '1' }],
        }),
      ),
    ).toEqual([]);
    expect(ownedByTokens(payment({ status: 'refunded' }))).toEqual([]);
  });

  test('are the item itself if the payment has no lines', () => {
    expect(ownedByTokens(payment({ products: [] }))).toMatchObject([
      { key: 'video/v1', receipt: '/user/token-transactions?receipt=pay' },
    ]);
  });
});

test("an item in both lists appears once: with the order's receipt, an available image, and the later date", () => {
  const byTokens = ownedByTokens(
    payment({
      type: 'product',
      target: 'product',
      createdAt: '2026-03-05',
      products: [{ name: 'Sheet music', productType: 'digital', productId: 'p1' }],
    }),
  );
  const byOrder = ownedByOrder(
    line({ productInfo: { _id: 'p1', name: 'Sheet music', price: 6, image: 'picture.jpg' } }),
  );
  const things = joinItems([...byTokens, ...(byOrder ? [byOrder] : []), ...ownedByTokens(payment())]);
  expect(things.map(({ key, at }) => `${key} ${at}`)).toEqual(['download/p1 2026-03-05', 'video/v1 2026-03-01']);
  expect(things[0]).toMatchObject({ receipt: '/user/orders/line', picture: 'picture.jpg' });
});

describe('a library shelf', () => {
  const thing = (id: string, title: string, kind: OwnedItem['kind'] = 'video'): OwnedItem => ({
    key: `${kind}/${id}`,
    kind,
    id,
    title,
    by: 'Mateo Ríos',
    at: '',
    receipt: '/',
  });
  const things = [thing('1', 'Blue hour'), thing('2', 'Ärger'), thing('3', 'Chords', 'download')];
  const shown = (filters: LibraryView['filters'], { tab = 'all', sort = 'newest', archived = [] as string[] } = {}) =>
    getShelf(things, libraryTab(tab), { filters, sort, page: 1, upto: 1 }, archived)
      .map(({ id }) => id)
      .join('');

  test('finds words of title and performer, ignoring case and accents', () => {
    expect(shown({ q: 'arger' })).toBe('2');
    expect(shown({ q: 'rios HOUR' })).toBe('1');
  });

  test('contains the items of its tab, in the requested order', () => {
    expect(shown({}, { tab: 'downloads' })).toBe('3');
    expect(shown({}, { sort: 'oldest' })).toBe('321');
    expect(shown({}, { sort: 'name' })).toBe('213');
  });

  test('hides archived items, or shows only these', () => {
    expect(shown({}, { archived: ['video/1'] })).toBe('23');
    expect(shown({ archived: '1' }, { archived: ['video/1'] })).toBe('1');
  });
});
