import type { Product } from '@/contract/product';
import { productHead } from '@/features/commerce/shop/product-head';

const site = { siteUrl: 'https://site.example', siteName: 'Site', currency: 'USD' };
const getJsonLd = (product: Partial<Product>) =>
  productHead(
    { product: { _id: 'p1', name: 'Cup', type: 'physical', stock: 9, ...product }, related: { ok: true, content: [] } },
    site,
  ).jsonLd;

test.each([
  ['active', 'InStock'],
  ['inactive', 'OutOfStock'],
  [undefined, 'InStock'],
] as const)('a product whose status is %p is %s', (status, availability) => {
  expect(getJsonLd({ price: 5, status })?.[0]).toMatchObject({
    '@type': 'Product',
    offers: { availability: `https://schema.org/${availability}` },
  });
});

test('a product without a price is not described as a product, which would need an offer', () => {
  expect(getJsonLd({})?.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
});
