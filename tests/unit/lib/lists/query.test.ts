import { getCount, readParameter, withQuery } from '@/lib/lists/query';

test('the first value of a parameter counts, trimmed', () => {
  expect(readParameter({ q: [' a ', 'b'] }, 'q')).toBe('a');
  expect(readParameter({}, 'q')).toBe('');
});

test.each(['0', '-1', '1.5', 'x', '', '99999999'])('page %p is invalid', (page) => {
  expect(getCount({ page }, 'page')).toBe(1);
});

test('a page number beyond the limit becomes the limit', () => {
  expect(getCount({ page: '5000' }, 'page')).toBe(1000);
  expect(getCount({ page: '3' }, 'page')).toBe(3);
});

test('parameters without a value are omitted', () => {
  expect(withQuery('/performers', { q: 'a b', country: '', page: undefined })).toBe('/performers?q=a+b');
  expect(withQuery('/performers', {})).toBe('/performers');
});
