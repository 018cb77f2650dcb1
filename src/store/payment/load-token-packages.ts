import type { TokenPackage } from '@/contract/package';
import { isNoSuchCall } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/http-client';

const isPackage = (entry: unknown): entry is TokenPackage =>
  typeof entry === 'object' &&
  entry !== null &&
  ['_id', 'name'].every((field) => typeof Reflect.get(entry, field) === 'string') &&
  ['price', 'tokens'].every((field) => Number(Reflect.get(entry, field)) > 0);

/** The packages of a back end that keeps them among its settings (`tokenPackages`). */
const packagesIn = ({ tokenPackages }: { tokenPackages?: unknown }): TokenPackage[] => (Array.isArray(tokenPackages) ? tokenPackages.filter(isPackage) : []);

/** Token packages on sale, in the order of the server; those of the settings where the server has no call for them. Throws `ApiError`. */
export async function loadTokenPackages({ packages }: Pick<Services, 'packages'>, settings: object, options?: CallOptions): Promise<TokenPackage[]> {
  const all = await packages.searchTokens({ sortBy: 'ordering', sort: 'asc', limit: 99 }, options).then(
    ({ data }) => data.data,
    (error: unknown) => {
      if (isNoSuchCall(error)) return packagesIn(settings);
      throw error;
    },
  );
  return all.filter(({ isActive }) => isActive !== false);
}
