import { insertInOrder } from '@/store/upload/insert-in-order';

describe('an uploaded file takes the position in which it was chosen', () => {
  const chosen = ['a', 'b', 'c'];

  test.each([
    [[], 'a', ['a']],
    [['b'], 'a', ['a', 'b']],
    [['a', 'c'], 'b', ['a', 'b', 'c']],
    [['a', 'b'], 'c', ['a', 'b', 'c']],
  ])('%j and %s', (there, arrived, together) => {
    expect(insertInOrder(there, arrived, chosen)).toEqual(together);
  });

  test('earlier items keep their positions', () => {
    expect(insertInOrder(['old', 'c', 'older'], 'b', chosen)).toEqual(['old', 'b', 'c', 'older']);
  });
});
