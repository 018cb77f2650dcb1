import { getAccess, priceProblem, getSale } from '@/features/studio/shared/access';
import { galleryValues } from '@/features/studio/galleries/gallery-values';
import { productValues } from '@/features/studio/products/product-values';
import { profileValues } from '@/features/studio/profile/profile-values';
import { toIso, isUpcoming, localValue, scheduleProblem } from '@/features/studio/shared/schedule';
import { valuesOfVideo } from '@/features/studio/videos/video-values';
import { withTags } from '@/features/studio/shared/tags';

test('access settings convert to server fields and back', () => {
  expect(getSale('sale', '12')).toEqual({ isSale: true, price: 12 });
  expect(getSale('free', '12')).toEqual({ isSale: true, price: 0 });
  expect(getSale('subscribers', '12')).toEqual({ isSale: false, price: 0 });
  for (const access of ['sale', 'free', 'subscribers']) expect(getAccess(getSale(access, '3'))).toBe(access);
});

test('a price is validated only if something is sold', () => {
  expect(priceProblem('subscribers', '')).toBeUndefined();
  expect(priceProblem('sale', '20')).toBeUndefined();
  for (const wrong of ['', 'abc', '0', '-3', '1e5', '4.505', '9.99', '100001', 'Infinity'])
    expect(priceProblem('sale', wrong)).toMatch(/^Enter a (price|whole number)/);
});

test('categories that a server sends without their ids are kept', () => {
  const record = { _id: '1', name: 'Aria', categories: [{ _id: 'c1', name: 'Jazz' }] };
  const performer = { ...record, username: 'aria', isPerformer: true as const };
  const values = [
    galleryValues(record),
    productValues(record),
    profileValues(performer, []),
    valuesOfVideo({ ...record, title: 'Evening' }, 'UTC'),
  ];
  expect(values.map(({ categoryIds }) => categoryIds)).toEqual(values.map(() => ['c1']));
});

test('tags are split, trimmed and deduplicated ignoring case, twenty at most', () => {
  expect(withTags(['Dance'], ' dance, slow  motion;#night ,, ')).toEqual(['Dance', 'slow motion', 'night']);
  expect(withTags([], Array.from({ length: 30 }, (_, index) => `t${index}`).join(','))).toHaveLength(20);
  expect(withTags([], 'x'.repeat(60))).toEqual(['x'.repeat(40)]);
});

test('a publish time is local and in the future', () => {
  const now = Date.parse('2026-05-09T10:00:00Z');
  expect(toIso(localValue('2026-05-09T18:30:00.000Z', Intl.DateTimeFormat().resolvedOptions().timeZone))).toBe(
    '2026-05-09T18:30:00.000Z',
  );
  expect(localValue('2026-05-09T03:30:00.000Z', 'America/New_York')).toBe('2026-05-08T23:30');
  expect([localValue(null, 'UTC'), toIso(''), toIso('soon')]).toEqual(['', '', '']);
  expect(scheduleProblem(false, '', now)).toBeUndefined();
  expect(scheduleProblem(true, '', now)).toBe('Choose a day and a time.');
  expect(scheduleProblem(true, '2020-01-01T10:00', now)).toMatch(/^This time has passed/);
  expect(scheduleProblem(true, '2030-01-01T10:00', now)).toBeUndefined();
});

test('an unchanged publish time may be in the past, and the item is then public', () => {
  const now = Date.parse('2026-05-09T10:00:00Z');
  expect(scheduleProblem(true, '2020-01-01T10:00', now, '2020-01-01T10:00')).toBeUndefined();
  expect(scheduleProblem(true, '2020-01-01T11:00', now, '2020-01-01T10:00')).toMatch(/^This time has passed/);
  expect(scheduleProblem(true, '', now, '')).toBe('Choose a day and a time.');
  expect(isUpcoming({ isSchedule: true, scheduledAt: '2026-05-09T10:00:00.000Z' }, now)).toBe(false);
  expect(isUpcoming({ isSchedule: true, scheduledAt: '2026-05-09T10:00:01.000Z' }, now)).toBe(true);
  expect(isUpcoming({ isSchedule: true, scheduledAt: null }, now)).toBe(true);
  expect(isUpcoming({ isSchedule: false, scheduledAt: '2030-01-01T10:00:00.000Z' }, now)).toBe(false);
});
