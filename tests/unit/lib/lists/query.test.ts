import { countOf, oneOf, withQuery } from '@/lib/lists/query';

test('the first value of a parameter counts, trimmed', () => {
  expect(oneOf({ q: [' a ', 'b'] }, 'q')).toBe('a');
  expect(oneOf({}, 'q')).toBe('');
});

test.each(['0', '-1', '1.5', 'x', '', '99999999'])('page %p is invalid', (page) => {
  expect(countOf({ page }, 'page')).toBe(1);
});

test('a page number beyond the limit becomes the limit', () => {
  expect(countOf({ page: '5000' }, 'page')).toBe(1000);
  expect(countOf({ page: '3' }, 'page')).toBe(3);
});

test('parameters without a value are omitted', () => {
  expect(withQuery('/performers', { q: 'a b', country: '', page: undefined })).toBe('/performers?q=a+b');
  expect(withQuery('/performers', {})).toBe('/performers');
});
