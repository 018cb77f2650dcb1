import { inOrder } from '@/store/upload/in-order';

describe('a file that is up takes the place in which it was chosen', () => {
  const chosen = ['a', 'b', 'c'];

  test.each([
    [[], 'a', ['a']],
    [['b'], 'a', ['a', 'b']],
    [['a', 'c'], 'b', ['a', 'b', 'c']],
    [['a', 'b'], 'c', ['a', 'b', 'c']],
  ])('%j and %s', (there, arrived, together) => {
    expect(inOrder(there, arrived, chosen)).toEqual(together);
  });

  test('and what was there before stays where it is', () => {
    expect(inOrder(['old', 'c', 'older'], 'b', chosen)).toEqual(['old', 'b', 'c', 'older']);
  });
});
