import { countOf, oneOf, withQuery } from '@/lib/lists/query';

test('the first value counts, trimmed', () => {
  expect(oneOf({ q: [' a ', 'b'] }, 'q')).toBe('a');
  expect(oneOf({}, 'q')).toBe('');
});

test.each(['0', '-1', '1.5', 'x', '', '99999999'])('page %p is not a page', (page) => {
  expect(countOf({ page }, 'page')).toBe(1);
});

test('a page beyond the limit is the limit', () => {
  expect(countOf({ page: '5000' }, 'page')).toBe(1000);
  expect(countOf({ page: '3' }, 'page')).toBe(3);
});

test('parameters without a value are left out', () => {
  expect(withQuery('/performers', { q: 'a b', country: '', page: undefined })).toBe('/performers?q=a+b');
  expect(withQuery('/performers', {})).toBe('/performers');
});
