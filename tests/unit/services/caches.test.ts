import { http, HttpResponse } from 'msw';
import { createPublicCache } from '@/lib/http/public-cache';
import { API, fakeApi, getServices } from './fake-api';

const { server, requests } = fakeApi();

const requested = () =>
  requests.map(({ path, query }) => path + query.map(([key, value]) => `?${key}=${value}`).join(''));

describe('cached settings', () => {
  test('are requested once per group, all groups by default', async () => {
    const { settings } = getServices();
    await settings.getPublic();
    await settings.getPublic('all');
    await settings.getPublic('ant');
    await settings.getPublic('ant');
    expect(requested()).toEqual(['/settings/public?group=all', '/settings/public?group=ant']);
  });

  test('are requested again if the second argument says so, and cached', async () => {
    const { settings } = getServices();
    let count = 0;
    server.use(
      http.get(`${API}/settings/public`, () => HttpResponse.json({ status: 0, data: { siteName: `Site ${++count}` } })),
    );
    expect((await settings.getPublic()).data.siteName).toBe('Site 1');
    expect((await settings.getPublic('all', true)).data.siteName).toBe('Site 2');
    expect((await settings.getPublic()).data.siteName).toBe('Site 2');
  });

  test('are shared by all visitors of a process, with one request in flight', async () => {
    const cache = createPublicCache();
    const fan = getServices({ token: () => 'fan' }, cache);
    const other = getServices({ token: () => 'other' }, cache);
    const guest = getServices({}, cache);
    await Promise.all([fan.settings.getPublic(), other.settings.getPublic(), guest.settings.getPublic()]);
    expect(requested()).toEqual(['/settings/public?group=all']);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  test('that failed are requested again, and their 401 ends no session', async () => {
    const onUnauthorized = jest.fn();
    const { settings } = getServices({ token: () => 'fan', onUnauthorized });
    server.use(
      http.get(`${API}/settings/public`, () => HttpResponse.json({ message: 'Down' }, { status: 401 }), { once: true }),
    );
    await expect(settings.getPublic()).rejects.toMatchObject({ status: 401, message: 'Down' });
    await expect(settings.getPublic()).resolves.toMatchObject({ status: 0 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test.each(['countries', 'languages', 'phoneCodes', 'userAdditional'] as const)(
  '%s are requested once',
  async (list) => {
    const { reference } = getServices();
    await Promise.all([reference[list](), reference[list]()]);
    await reference[list]();
    expect(requests).toHaveLength(1);
  },
);

test('a page waits for lists that others share no longer than its deadline, and they still arrive', async () => {
  const cache = createPublicCache();
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  let count = 0;
  server.use(
    http.get(`${API}/countries/list`, async () => {
      count += 1;
      await held;
      return HttpResponse.json({ status: 0, data: [] });
    }),
  );
  const hurried = getServices({ deadlineMs: 60_000, endsAt: Date.now() + 50 }, cache);
  const patient = getServices({ deadlineMs: 60_000, endsAt: Date.now() + 60_000 }, cache);
  const [late, arrived] = [hurried.reference.countries(), patient.reference.countries()];
  await expect(late).rejects.toMatchObject({ status: 0 });
  respond();
  await expect(arrived).resolves.toMatchObject({ data: [] });
  expect(count).toBe(1);
});

test('the country check is requested for each visitor with their own IP address', async () => {
  const cache = createPublicCache();
  for (const address of ['203.0.113.7', '198.51.100.9'])
    await getServices({ headers: { 'X-Forwarded-For': address } }, cache).countryBlock.check();
  expect(requests.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['203.0.113.7', '198.51.100.9']);
});
