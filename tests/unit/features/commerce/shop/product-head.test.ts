import type { Product } from '@/contract/product';
import { productHead } from '@/features/commerce/shop/product-head';

const site = { siteUrl: 'https://site.example', siteName: 'Site', currency: 'USD' };
const offers = (product: Partial<Product>) =>
  productHead(
    { product: { _id: 'p1', name: 'Cup', type: 'physical', stock: 9, ...product }, related: { ok: true, content: [] } },
    site,
  ).jsonLd?.[0]?.offers;

test.each([
  ['active', 'InStock'],
  ['inactive', 'OutOfStock'],
  [undefined, 'InStock'],
] as const)('a product whose status is %p is %s', (status, availability) => {
  expect(offers({ price: 5, status })).toMatchObject({ availability: `https://schema.org/${availability}` });
});

test('a product without a price has no offer', () => {
  expect(offers({})).toBeUndefined();
});
