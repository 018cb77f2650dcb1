import type { TokenPackage } from '@/contract/package';
import { orIfUnsupported } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';

/**
 * Resolves to the token packages on sale, in the server's order; none if the server has no call for them. Throws
 * `ApiError`.
 */
export async function loadTokenPackages(
  { packages }: Pick<Services, 'packages'>,
  options?: CallOptions,
): Promise<TokenPackage[]> {
  const all = await orIfUnsupported(
    async () => (await packages.searchTokens({ sortBy: 'ordering', sort: 'asc', limit: 99 }, options)).data.data,
    async () => [],
  );
  return all.filter(({ isActive }) => isActive !== false);
}
