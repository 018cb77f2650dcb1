import type { TokenPackage } from '@/contract/package';
import { isUnsupportedCall } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';

const isPackage = (entry: unknown): entry is TokenPackage =>
  typeof entry === 'object' &&
  entry !== null &&
  ['_id', 'name'].every((field) => typeof Reflect.get(entry, field) === 'string') &&
  ['price', 'tokens'].every((field) => Number(Reflect.get(entry, field)) > 0);

/** Some back ends keep the packages among their settings (`tokenPackages`). */
const packagesIn = ({ tokenPackages }: { tokenPackages?: unknown }): TokenPackage[] =>
  Array.isArray(tokenPackages) ? tokenPackages.filter(isPackage) : [];

/**
 * Resolves to the token packages on sale, in the server's order; from the settings if the server has no call for them.
 * Throws `ApiError`.
 */
export async function loadTokenPackages(
  { packages }: Pick<Services, 'packages'>,
  settings: object,
  options?: CallOptions,
): Promise<TokenPackage[]> {
  const all = await packages.searchTokens({ sortBy: 'ordering', sort: 'asc', limit: 99 }, options).then(
    ({ data }) => data.data,
    (error: unknown) => {
      if (isUnsupportedCall(error)) return packagesIn(settings);
      throw error;
    },
  );
  return all.filter(({ isActive }) => isActive !== false);
}
