import { eventHead } from '@/features/discovery/events/event-head';

const startAt = '2026-05-31T20:00:00.000Z';
const event = { _id: 'e1', title: 'Show', startAt, endAt: '2026-05-31T21:00:00.000Z', isPrivate: true, price: 10 };

test('the price of an event has the decimals of the currency for search engines', () => {
  const site = { siteUrl: 'https://site.example', siteName: 'Site', currency: 'KWD' };
  const page = { event, now: startAt, tokenPrice: 0.0125, further: { ok: false as const, message: '' } };
  expect(eventHead(page, site).jsonLd?.[0]?.offers).toMatchObject({ price: '0.125', priceCurrency: 'KWD' });
});
