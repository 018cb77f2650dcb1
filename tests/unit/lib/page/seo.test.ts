import { summarize } from '@/lib/format/summarize';
import { accessOfItem, breadcrumbList, itemList, jsonLdText, createOffer, sharePicture } from '@/lib/page/seo';
import { summarizeHtml } from '@/lib/format/plain-text';

const site = { siteUrl: 'https://encore.example', siteName: 'Encore', currency: 'USD' };

test('a summary is one line without tags, cut at a word', () => {
  expect(summarize('<p>Two\n&nbsp;lines</p>')).toBe('Two lines');
  const cut = summarize('word '.repeat(60), 40);
  expect(cut.length).toBeLessThanOrEqual(40);
  expect(cut).toMatch(/word…$/);
  expect(summarize(undefined)).toBe('');
});

test('a summary keeps most of a text without spaces, and whole emoji', () => {
  expect(summarize('夜'.repeat(50), 40)).toBe(`${'夜'.repeat(39)}…`);
  expect(summarize(`${'x'.repeat(38)}😀!`, 40)).toBe(`${'x'.repeat(38)}…`);
});

test('a summary keeps signs that are no tags', () => {
  expect(summarize('1 < 2, <b>really</b>')).toBe('1 < 2, really');
});

test('a summary of HTML has characters instead of references', () => {
  expect(summarizeHtml('<p>Salt &amp; pepper, &quot;1 &lt; 2&quot;</p>')).toBe('Salt & pepper, "1 < 2"');
  expect(summarizeHtml('it&#39;s&nbsp;&#x1f600; &amp;amp; &unknown; &constructor; &#55296; &#9999999;')).toBe(
    "it's \u{1f600} &amp; &unknown; &constructor; &#9999999;",
  );
  expect(summarize('Salt &amp; pepper')).toBe('Salt &amp; pepper');
});

test('only the beginning of a very long text is read for a summary', () => {
  expect(summarize(`${'<br>'.repeat(10_000)}Late words`)).toBe('');
});

test("structured data can't close its script element and stays parseable", () => {
  const text = jsonLdText({ '@type': 'VideoObject', name: '</script><script>alert(1)</script>' });
  expect(text).not.toMatch(/[<>]/);
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: '</script><script>alert(1)</script>',
  });
});

test('item numbers in structured data continue across pages', () => {
  expect(itemList(site, [{ name: 'A', path: '/video/a' }], 24)).toMatchObject({
    itemListElement: [{ position: 25, url: 'https://encore.example/video/a' }],
  });
  expect(breadcrumbList(site, [{ name: 'Videos', path: '/videos' }])).toMatchObject({
    itemListElement: [{ position: 1, item: 'https://encore.example/videos' }],
  });
});

test('only permanent public images are shared', () => {
  const open = 'https://cdn.example/a.jpg';
  expect(sharePicture(site, null, '', undefined, open)).toBe(open);
  expect(sharePicture(site, '/no-avatar.svg')).toBe('https://encore.example/no-avatar.svg');
  expect(sharePicture(site, '//cdn.example/a.jpg')).toBe(open);
  for (const url of [
    'https://api.example/photo.jpg?photoId=1&token=abc',
    'https://bucket.example/a.jpg?X-Amz-Signature=1',
    'https://storage.example/a.jpg?Authorization=1',
    'https://storage.example/a.jpg?w=1&access_token=abc',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//cdn.example/a.jpg?token=abc',
    '//',
    'a.jpg',
  ]) {
    expect(sharePicture(site, url)).toBeUndefined();
    expect(sharePicture(site, url, open)).toBe(open);
  }
});

test("locked parts are named, and sold items have a price in the site's currency", () => {
  expect(accessOfItem(true, '.locked')).toEqual({ isAccessibleForFree: true });
  expect(accessOfItem(false, '.locked')).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: '.locked' },
  });
  expect(createOffer(site, { price: 12.5, path: '/product/p1', available: false })).toMatchObject({
    price: '12.50',
    priceCurrency: 'USD',
    availability: 'https://schema.org/OutOfStock',
    url: 'https://encore.example/product/p1',
  });
});

test('an offer without a price is left out', () => {
  expect(createOffer(site, { price: undefined, path: '/product/p1', available: true })).toBeUndefined();
});

test.each([
  ['USD', '12.50'],
  ['JPY', '13'],
  ['KWD', '12.500'],
])('a price in %s has the decimals of that currency for search engines', (currency, price) => {
  const offer = createOffer({ ...site, currency }, { price: 12.5, path: '/product/p1', available: true });
  expect(offer).toMatchObject({ price, priceCurrency: currency });
});
