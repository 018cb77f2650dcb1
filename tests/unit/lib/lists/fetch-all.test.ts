import { findIn, fetchFirst, firstOfAll, type ListPart } from '@/lib/lists/fetch-all';

interface Item {
  _id: string;
  at: number;
}

/** A list from a server with at most `most` items per response. */
function served(items: Item[], most = 200) {
  const calls: { limit: number; offset: number }[] = [];
  const list: ListPart<Item> = async (range) => {
    calls.push(range);
    return { items: items.slice(range.offset, range.offset + Math.min(range.limit, most)), total: items.length };
  };
  return { list, calls };
}
const items = (count: number, every = 1, name = 'i'): Item[] =>
  Array.from({ length: count }, (_, index) => ({ _id: `${name}${index}`, at: index * every }));
const soonest = (a: Item, b: Item) => a.at - b.at;

test('a short list takes one call', async () => {
  const { list, calls } = served(items(30));
  expect((await fetchFirst(list, Infinity)).items).toHaveLength(30);
  expect(calls).toHaveLength(1);
});

test.each([200, 60])('a long list loads completely from a server that returns %i per call', async (most) => {
  const { list } = served(items(450), most);
  expect((await fetchFirst(list, Infinity)).items.map(({ _id }) => _id)).toEqual(items(450).map(({ _id }) => _id));
});

test('a list is incomplete if its calls run out', async () => {
  const { list } = served(items(450));
  expect(await fetchFirst(list, Infinity, { left: 3 })).toMatchObject({ isComplete: true });
  expect(await fetchFirst(list, Infinity, { left: 2 })).toMatchObject({ isComplete: false });
});

test('no more items are requested than needed', async () => {
  const { list, calls } = served(items(2000));
  expect((await fetchFirst(list, 210)).items.length).toBeGreaterThanOrEqual(210);
  expect(calls).toHaveLength(2);
});

test('ten thousand items are loaded completely, a few calls at a time', async () => {
  let [now, most] = [0, 0];
  const { list } = served(items(10_000));
  const slow: typeof list = async (range) => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now -= 1;
    return list(range);
  };
  expect((await fetchFirst(slow, Infinity)).items.map(({ _id }) => _id)).toEqual(items(10_000).map(({ _id }) => _id));
  expect(most).toBeLessThanOrEqual(6);
});

test.each([1000, 10_000, 1e15])(
  'a wrong total of %i over a short list costs one more call, and is corrected',
  async (total) => {
    for (const last of [[], items(20)]) {
      const calls: number[] = [];
      const list: ListPart<Item> = async ({ offset }) => (
        calls.push(offset),
        { items: offset === 0 ? items(20) : last, total }
      );
      const found = await fetchFirst(list, Infinity);
      expect([found.items.length, found.total, calls]).toEqual([20, 20, [0, 20]]);
      expect(await findIn(list, () => false)).toBeNull();
      expect(calls.length).toBeLessThanOrEqual(4);
    }
  },
);

test('at most fifty calls are made, however few items each returns', async () => {
  const { list, calls } = served(items(5000), 10);
  expect(await fetchFirst(list, Infinity)).toMatchObject({ items: { length: 500 }, total: 500 });
  expect(calls).toHaveLength(50);
  const others = [served(items(5000, 1, 'a'), 10), served(items(5000, 1, 'b'), 10)];
  await firstOfAll(
    others.map((other) => other.list),
    2000,
    soonest,
  );
  expect(others.flatMap((other) => other.calls)).toHaveLength(50);
});

test('an item is found without loading the rest', async () => {
  const { list, calls } = served(items(10_000), 150);
  expect(await findIn(list, ({ _id }) => _id === 'i200')).toEqual({ _id: 'i200', at: 200 });
  expect(calls).toHaveLength(2);
  expect(await findIn(served(items(450)).list, ({ _id }) => _id === 'x')).toBeNull();
  expect(await findIn(served([]).list, () => true)).toBeNull();
});

test('several lists are merged in order, and each part is correct', async () => {
  const [odd, even] = [items(300, 2, 'a'), items(500, 3, 'b')];
  const inOrder = [...odd, ...even].sort(soonest).map(({ at }) => at);
  const { items: first, total } = await firstOfAll([served(odd).list, served(even).list], 250, soonest);
  expect(first.map(({ at }) => at)).toEqual(inOrder.slice(0, 250));
  expect(total).toBe(800);
});

test('a server that returns the same page for every offset is detected', async () => {
  const { items: all, total } = await firstOfAll([served(items(20)).list, served(items(20)).list], 100, soonest);
  expect([all.length, total]).toEqual([20, 20]);
});
