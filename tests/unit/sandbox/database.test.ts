import { setUpSandbox } from './support/caller';

const api = setUpSandbox();

test('cached reads are refreshed after a write', async () => {
  const { performers } = api.sandbox.store;
  const [first] = performers.list();
  if (!first) throw new Error('The seed has no performers.');
  const snapshot = () => ({
    name: performers.get(first._id)?.name,
    inLists: performers.list().map(({ name }) => name),
    total: performers.count(),
  });
  const before = snapshot();
  performers.update(first._id, { name: 'Renamed' });
  expect(snapshot()).toEqual({ ...before, name: 'Renamed', inLists: ['Renamed', ...before.inLists.slice(1)] });
  performers.insert({ ...first, _id: 'another', balance: 0 });
  expect(snapshot().total).toBe(before.total + 1);
});

test('a record that was read is frozen', async () => {
  const [performer] = api.sandbox.store.performers.list();
  expect(() => Object.assign(performer ?? {}, { name: 'Changed in passing' })).toThrow(TypeError);
});

test('quotes, accents and texts without letters are searched as text', async () => {
  for (const q of ["'", '"', '%', '_', "x' OR 1=1 --", '\u0000', '日本', '🎹']) {
    expect((await api.get(`/performers/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  }
});
