import { createPublicCache } from '@/lib/http/public-cache';

let now = 0;
beforeEach(() => void (now = 0));
const clock = () => now;

/** Loads 1, 2, 3 … */
const counter = () => {
  let count = 0;
  return jest.fn(async () => ++count);
};

test('keeps an answer for its time', async () => {
  const cache = createPublicCache(clock);
  const load = counter();
  expect(await cache.getOrLoad('a', 10, load)).toBe(1);
  now = 9_999;
  expect(await cache.getOrLoad('a', 10, load)).toBe(1);
  now = 10_000;
  expect(await cache.getOrLoad('a', 10, load)).toBe(2);
});

test('the time counts from the answer, not from the question', async () => {
  const cache = createPublicCache(clock);
  const load = jest.fn(async () => (now = 8_000));
  await cache.getOrLoad('a', 10, load);
  now = 17_000;
  await cache.getOrLoad('a', 10, load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('keeps keys apart', async () => {
  const cache = createPublicCache(clock);
  const load = counter();
  expect(await cache.getOrLoad('a', 10, load)).toBe(1);
  expect(await cache.getOrLoad('b', 10, load)).toBe(2);
});

test('loads once for all who ask at the same time, even when nothing is kept', async () => {
  const cache = createPublicCache(clock);
  const load = counter();
  expect(await Promise.all([cache.getOrLoad('a', 0, load), cache.getOrLoad('a', 0, load)])).toEqual([1, 1]);
  expect(await cache.getOrLoad('a', 0, load)).toBe(2);
});

test('a refresh asks again, shares a load under way, and its answer is kept', async () => {
  const cache = createPublicCache(clock);
  const load = counter();
  await cache.getOrLoad('a', 10, load);
  const twice = [cache.getOrLoad('a', 10, load, { refresh: true }), cache.getOrLoad('a', 10, load, { refresh: true })];
  expect(await Promise.all(twice)).toEqual([2, 2]);
  expect(await cache.getOrLoad('a', 10, load)).toBe(2);
});

describe('while a refresh is under way', () => {
  const cached = async () => {
    const cache = createPublicCache(clock);
    await cache.getOrLoad('a', 10, async () => 'old');
    let resolve: (answer: string) => void = () => undefined;
    let reject: (reason: Error) => void = () => undefined;
    const load = jest.fn(() => new Promise<string>((...ends) => ([resolve, reject] = ends)));
    const refresh = cache.getOrLoad('a', 10, load, { refresh: true });
    return { cache, load, refresh, resolve, reject };
  };

  test('what is kept still serves, and goes on to do so when the refresh fails', async () => {
    const { cache, load, refresh, reject } = await cached();
    expect(await cache.getOrLoad('a', 10, load)).toBe('old');
    reject(new Error('down'));
    await expect(refresh).rejects.toThrow('down');
    now = 9_999;
    expect(await cache.getOrLoad('a', 10, load)).toBe('old');
    expect(load).toHaveBeenCalledTimes(1);
    now = 10_000;
    expect(await cache.getOrLoad('a', 10, async () => 'new')).toBe('new');
  });

  test('whoever comes when the old answer is too old shares it', async () => {
    const { cache, load, refresh, resolve } = await cached();
    now = 10_000;
    const next = cache.getOrLoad('a', 10, load);
    resolve('new');
    expect(await Promise.all([refresh, next, cache.getOrLoad('a', 10, load)])).toEqual(['new', 'new', 'new']);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('a failure reaches all who wait and is not kept', async () => {
  const cache = createPublicCache(clock);
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const both = await Promise.allSettled([cache.getOrLoad('a', Infinity, load), cache.getOrLoad('a', Infinity, load)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.getOrLoad('a', Infinity, load)).toBe('up');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a load that ends after the cache was cleared does not come back', async () => {
  const cache = createPublicCache(clock);
  const load = counter();
  const early = cache.getOrLoad('a', Infinity, load);
  cache.clear();
  await early;
  expect(await cache.getOrLoad('a', Infinity, load)).toBe(2);
});

test('an old load that fails takes nothing away from a newer one', async () => {
  const cache = createPublicCache(clock);
  let failOld: (reason: Error) => void = () => undefined;
  const old = cache.getOrLoad('a', Infinity, () => new Promise<number>((_resolve, reject) => (failOld = reject)));
  cache.clear();
  const load = counter();
  await cache.getOrLoad('a', Infinity, load);
  failOld(new Error('down'));
  await expect(old).rejects.toThrow('down');
  await cache.getOrLoad('a', Infinity, load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('keeps for good with an infinite time', async () => {
  const cache = createPublicCache(clock);
  const load = counter();
  await cache.getOrLoad('a', Infinity, load);
  now = Number.MAX_SAFE_INTEGER;
  expect(await cache.getOrLoad('a', Infinity, load)).toBe(1);
});

describe('stale answers', () => {
  const STALE = { staleSeconds: 30 };

  test('serve while one new answer is fetched behind them, which is then kept', async () => {
    const cache = createPublicCache(clock);
    const load = counter();
    await cache.getOrLoad('a', 10, load, STALE);
    now = 39_999;
    expect(await Promise.all([cache.getOrLoad('a', 10, load, STALE), cache.getOrLoad('a', 10, load, STALE)])).toEqual([1, 1]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe(2);
    now += 9_999;
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('serve no longer than that', async () => {
    const cache = createPublicCache(clock);
    const load = counter();
    await cache.getOrLoad('a', 10, load, STALE);
    now = 40_000;
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe(2);
  });

  test('outlive a failed renewal, and the next visitor tries again', async () => {
    const cache = createPublicCache(clock);
    const load = jest.fn<Promise<string>, []>().mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('down')).mockResolvedValue('new');
    await cache.getOrLoad('a', 10, load, STALE);
    now = 11_000;
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe('old');
    await Promise.resolve();
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe('old');
    await Promise.resolve();
    expect(await cache.getOrLoad('a', 10, load, STALE)).toBe('new');
  });
});

test('however much is asked, the number of answers has an end', async () => {
  const cache = createPublicCache(clock);
  const load = counter();
  for (let number = 0; number < 2000; number++) await cache.getOrLoad(`a${number}`, Infinity, load);
  expect(await cache.getOrLoad('a1999', Infinity, load)).toBe(2000);
  expect(await cache.getOrLoad('a0', Infinity, load)).toBe(2001);
});

test('what can serve nobody any more is let go of with the next load', async () => {
  const cache = createPublicCache(clock);
  const ask = (key: string) => cache.getOrLoad(key, 10, async () => key, { staleSeconds: 30 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  now = 39_999;
  await ask('d');
  expect(cache.size).toBe(4);
  now = 40_000;
  await ask('e');
  expect(cache.size).toBe(2);
});

test('what is asked for stays, however many others come', async () => {
  const cache = createPublicCache(clock);
  const load = counter();
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
