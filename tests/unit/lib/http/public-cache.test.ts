import { createPublicCache } from '@/lib/http/public-cache';

let now = 0;
let cache: ReturnType<typeof createPublicCache>;
/** Loads 1, 2, 3 … */
let load: jest.Mock<Promise<number>, []>;
beforeEach(() => {
  now = 0;
  cache = createPublicCache(() => now);
  let count = 0;
  load = jest.fn(async () => ++count);
});
const get = (seconds: number, options?: Parameters<typeof cache.getOrLoad>[3]) =>
  cache.getOrLoad('a', seconds, load, options);

test('a cached response is served until it expires', async () => {
  expect(await get(10)).toBe(1);
  now = 9_999;
  expect(await get(10)).toBe(1);
  now = 10_000;
  expect(await get(10)).toBe(2);
});

test('the lifetime counts from the response, not from the call', async () => {
  const load = jest.fn(async () => (now = 8_000));
  await cache.getOrLoad('a', 10, load);
  now = 17_000;
  await cache.getOrLoad('a', 10, load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('concurrent calls share one load, even without caching', async () => {
  expect(await Promise.all([get(0), get(0)])).toEqual([1, 1]);
  expect(await get(0)).toBe(2);
});

test('a refresh loads again, shares a load in progress, and caches its response', async () => {
  await get(10);
  const twice = [get(10, { refresh: true }), get(10, { refresh: true })];
  expect(await Promise.all(twice)).toEqual([2, 2]);
  expect(await get(10)).toBe(2);
});

describe('during a refresh', () => {
  const cached = async () => {
    await cache.getOrLoad('a', 10, async () => 'old');
    let resolve: (value: string) => void = () => undefined;
    let reject: (reason: Error) => void = () => undefined;
    const load = jest.fn(() => new Promise<string>((...ends) => ([resolve, reject] = ends)));
    const refresh = cache.getOrLoad('a', 10, load, { refresh: true });
    return { load, refresh, resolve, reject };
  };

  test('the cached response is served, also if the refresh fails', async () => {
    const { load, refresh, reject } = await cached();
    expect(await cache.getOrLoad('a', 10, load)).toBe('old');
    reject(new Error('down'));
    await expect(refresh).rejects.toThrow('down');
    now = 9_999;
    expect(await cache.getOrLoad('a', 10, load)).toBe('old');
    expect(load).toHaveBeenCalledTimes(1);
    now = 10_000;
    expect(await cache.getOrLoad('a', 10, async () => 'new')).toBe('new');
  });

  test('calls after the cached response expired share the refresh', async () => {
    const { load, refresh, resolve } = await cached();
    now = 10_000;
    const next = cache.getOrLoad('a', 10, load);
    resolve('new');
    expect(await Promise.all([refresh, next, cache.getOrLoad('a', 10, load)])).toEqual(['new', 'new', 'new']);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('a failure reaches all waiting calls and is not cached', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const both = await Promise.allSettled([cache.getOrLoad('a', Infinity, load), cache.getOrLoad('a', Infinity, load)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.getOrLoad('a', Infinity, load)).toBe('up');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a load that ends after the cache was cleared is not stored', async () => {
  const early = get(Infinity);
  cache.clear();
  await early;
  expect(await get(Infinity)).toBe(2);
});

test('an older load that fails does not remove a newer one', async () => {
  let failOld: (reason: Error) => void = () => undefined;
  const old = cache.getOrLoad('a', Infinity, () => new Promise<number>((_resolve, reject) => (failOld = reject)));
  cache.clear();
  await get(Infinity);
  failOld(new Error('down'));
  await expect(old).rejects.toThrow('down');
  await get(Infinity);
  expect(load).toHaveBeenCalledTimes(1);
});

describe('stale responses', () => {
  const STALE = { staleSeconds: 30 };

  test('are served while one new response is fetched in the background, which is then cached', async () => {
    await get(10, STALE);
    now = 39_999;
    expect(await Promise.all([get(10, STALE), get(10, STALE)])).toEqual([1, 1]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await get(10, STALE)).toBe(2);
    now += 9_999;
    expect(await get(10, STALE)).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('are not served beyond their time', async () => {
    await get(10, STALE);
    now = 40_000;
    expect(await get(10, STALE)).toBe(2);
  });

  test('survive a failed refresh, and the next call retries', async () => {
    const load = jest
      .fn<Promise<string>, []>()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('new');
    await cache.getOrLoad('a', 10, load, STALE);
    now = 11_000;
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe('old');
    await Promise.resolve();
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe('old');
    await Promise.resolve();
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe('new');
  });
});

test('the number of cached responses is limited', async () => {
  for (let number = 0; number < 2000; number++) await cache.getOrLoad(`a${number}`, Infinity, load);
  expect(await cache.getOrLoad('a1999', Infinity, load)).toBe(2000);
  expect(await cache.getOrLoad('a0', Infinity, load)).toBe(2001);
});

test('the size of cached responses together is limited, and the least recently used ones are dropped', async () => {
  const small = createPublicCache(() => now, 300, 100);
  const getSize = (value: unknown) => Number(value);
  const loads = jest.fn(async () => 40);
  const ask = (key: string) => small.getOrLoad(key, 10, loads, { getSize, staleSeconds: 30 });
  await small.getOrLoad('unmeasured', 10, loads);
  for (const key of ['a', 'b', 'a', 'c']) await ask(key);
  expect([loads.mock.calls.length, small.size]).toEqual([4, 3]);
  await ask('a');
  expect(loads).toHaveBeenCalledTimes(4);
  await ask('b');
  expect(loads).toHaveBeenCalledTimes(5);
  // A renewed response counts with its new size, and one that exceeds the limit alone is not stored.
  now = 11_000;
  loads.mockResolvedValue(101);
  await ask('b');
  await Promise.resolve();
  await small.getOrLoad('unmeasured', 10, loads);
  expect(small.size).toBe(1);
});

test('expired responses are removed with the next load', async () => {
  const ask = (key: string) => cache.getOrLoad(key, 10, async () => key, { staleSeconds: 30 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  now = 39_999;
  await ask('d');
  expect(cache.size).toBe(4);
  now = 40_000;
  await ask('e');
  expect(cache.size).toBe(2);
});

test('used responses stay, however many others are added', async () => {
  const crowd = async (name: string) => {
    for (let each = 0; each < 250; each += 1) await cache.getOrLoad(`${name} ${each}`, 10, async () => each);
  };
  await cache.getOrLoad('settings', 10, load);
  await cache.getOrLoad('once', 10, load);
  await crowd('first');
  expect(await cache.getOrLoad('settings', 10, load)).toBe(1);
  await crowd('second');
  expect(await cache.getOrLoad('settings', 10, load)).toBe(1);
  expect(await cache.getOrLoad('once', 10, load)).toBe(3);
});
