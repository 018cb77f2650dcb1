import { ApiError } from '@/lib/http/errors';
import type { PackageService } from '@/services/package.service';
import { loadTokenPackages } from '@/store/payment/load-token-packages';

const small = { _id: 's', name: 'Small', tokens: 50, price: 4.99 };
const large = { _id: 'l', name: 'Large', tokens: 500, price: 42.99 };

/** A back end with this response. */
const serving = (response: object[] | ApiError) => ({
  packages: {
    searchTokens: () =>
      response instanceof ApiError
        ? Promise.reject(response)
        : Promise.resolve({ status: 0, data: { data: response, total: response.length } }),
  } as unknown as PackageService,
});

test('packages on sale are those of the server', async () => {
  expect(await loadTokenPackages(serving([large, { ...small, isActive: false }]))).toEqual([large]);
});

test.each([404, 501])('if the call responds with %i, no packages are on sale', async (status) => {
  expect(await loadTokenPackages(serving(new ApiError(status)))).toEqual([]);
});

test('a failing server does not mean that no packages are sold', async () => {
  await expect(loadTokenPackages(serving(new ApiError(503)))).rejects.toMatchObject({ status: 503 });
});
