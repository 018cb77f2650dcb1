import { createPublicCache } from '@/lib/http/public-cache';
import { createServices, type Services } from '@/services/create-services';
import { lazyServices } from '@/services/lazy-services';
import { getClient } from './fake-api';

/* The services of a browser before their code is loaded. */

const real = () => createServices({ http: getClient(), cache: createPublicCache() });
const stubbed = (search: Services['videos']['search']): Services => {
  const services = real();
  services.videos.search = search;
  return services;
};

test("a call loads the code once, and returns the service's result", async () => {
  const load = jest.fn(async () =>
    stubbed(async (query) => ({ status: 0, data: { data: [], total: query?.limit ?? 0 } })),
  );
  const services = lazyServices(load);
  expect(load).not.toHaveBeenCalled();
  const replies = await Promise.all([services.videos.search({ limit: 7 }), services.videos.search({ limit: 8 })]);
  expect(replies.map(({ data }) => data.total)).toEqual([7, 8]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a service keeps its own fields', async () => {
  const services = lazyServices(async () => real());
  await expect(services.comments.prepareRemoval()).resolves.toBeUndefined();
});

test('code that fails to load is a call without response, and the next call retries', async () => {
  const load = jest.fn<Promise<Services>, []>().mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockResolvedValue(stubbed(async () => ({ status: 0, data: { data: [], total: 3 } })));
  const services = lazyServices(load);
  await expect(services.videos.search()).rejects.toMatchObject({
    status: 0,
    aborted: false,
    message: 'The server didn’t respond. Check your connection, then retry.',
  });
  expect((await services.videos.search()).data.total).toBe(3);
});
