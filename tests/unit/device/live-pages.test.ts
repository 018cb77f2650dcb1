/** Locks as browsers share them between pages: one holder at a time, first come, first served. */
class SharedLocks {
  private readonly tails = new Map<string, Promise<unknown>>();

  request(name: string, ...rest: unknown[]): Promise<unknown> {
    const run = rest.at(-1) as () => unknown;
    const turn = (this.tails.get(name) ?? Promise.resolve()).then(run);
    this.tails.set(name, turn);
    return turn;
  }
}

async function livePages(locks: SharedLocks | undefined) {
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  let pages: typeof import('@/device/live-pages') | undefined;
  await jest.isolateModulesAsync(async () => {
    pages = await import('@/device/live-pages');
  });
  if (!pages) throw new Error('The module did not load.');
  return pages;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page counts as open until it releases its lock, as when it closes', async () => {
  const locks = new SharedLocks();
  let end = () => {};
  void locks.request('page:other', () => new Promise<void>((resolve) => (end = resolve)));
  const { isPageGone, onceGone } = await livePages(locks);
  const notify = jest.fn();
  onceGone('other', notify);
  await settled();
  expect([notify.mock.calls.length, isPageGone('other')]).toEqual([0, false]);
  end();
  await settled();
  expect([notify.mock.calls.length, isPageGone('other')]).toEqual([1, true]);
});

test('a listener that was removed is not called when the page closes', async () => {
  const { onceGone } = await livePages(new SharedLocks());
  const notify = jest.fn();
  onceGone('other', notify)();
  await settled();
  expect(notify).not.toHaveBeenCalled();
});

test('without Web Locks, every other page counts as closed', async () => {
  const { isPageGone, onceGone } = await livePages(undefined);
  const notify = jest.fn();
  onceGone('other', notify);
  await settled();
  expect([notify.mock.calls.length, isPageGone('other')]).toEqual([1, true]);
});
