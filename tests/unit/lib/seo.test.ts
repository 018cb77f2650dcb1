import { breadcrumbList, itemList, jsonLdText, summary } from '@/lib/seo';

const site = { siteUrl: 'https://encore.example', siteName: 'Encore' };

test('a summary is one line without tags, cut at a word', () => {
  expect(summary('<p>Two\n lines</p>')).toBe('Two lines');
  const cut = summary('word '.repeat(60), 40);
  expect(cut.length).toBeLessThanOrEqual(40);
  expect(cut).toMatch(/word…$/);
  expect(summary(undefined)).toBe('');
});

test('structured data cannot end its script element and stays parseable', () => {
  const text = jsonLdText({ '@type': 'VideoObject', name: '</script><script>alert(1)</script>' });
  expect(text).not.toMatch(/[<>]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'VideoObject', name: '</script><script>alert(1)</script>' });
});

test('lists count on from the pages before', () => {
  expect(itemList(site, [{ name: 'A', path: '/video/a' }], 24)).toMatchObject({ itemListElement: [{ position: 25, url: 'https://encore.example/video/a' }] });
  expect(breadcrumbList(site, [{ name: 'Videos', path: '/videos' }])).toMatchObject({ itemListElement: [{ position: 1, item: 'https://encore.example/videos' }] });
});
