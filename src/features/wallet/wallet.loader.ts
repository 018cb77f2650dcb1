import type { TokenPackage } from '@/contract/package';
import { packagesInSettings } from '@/components/pay/settings-packages';
import { ApiError } from '@/lib/errors';
import type { LedgerRow } from '@/lib/ledger';
import { loaded, type Loaded } from '@/lib/loaded';
import { ok, type PageOutcome } from '@/lib/outcome';
import { oneOf } from '@/lib/query';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { loadTokenMovements } from '@/store/payment/load-token-movements';

/** How many of the last movements stand on the wallet. */
const LATEST = 5;
/** Back ends without a call answer so. */
const NO_SUCH_CALL = [404, 501];

export interface WalletPage {
  packages: Loaded<TokenPackage[]>;
  latest: Loaded<LedgerRow[]>;
  /** A code that came with the address. */
  coupon: string;
}

/** Token packages on sale, in the order of the server; those of the settings where the server has no call for them. */
export async function loadPackages({ packages }: Services, settings: object, signal?: AbortSignal): Promise<TokenPackage[]> {
  try {
    const { data } = await packages.searchTokens({ sortBy: 'ordering', sort: 'asc', limit: 99 }, { signal });
    return data.data.filter(({ isActive }) => isActive !== false);
  } catch (error) {
    if (error instanceof ApiError && NO_SUCH_CALL.includes(error.status)) return packagesInSettings({ ...settings });
    throw error;
  }
}

export const loadLatest = async (services: Services, signal?: AbortSignal): Promise<LedgerRow[]> => (await loadTokenMovements(services, {}, LATEST, { signal })).items.slice(0, LATEST);

/** The wallet of a fan. Either part may fail alone. */
export async function loadWallet({ services, query, getState, signal }: PageScope): Promise<PageOutcome<WalletPage>> {
  const { auth, settings } = getState();
  if (auth.authUser?.isPerformer) return { kind: 'forbidden', message: 'A wallet belongs to the account of a fan. Yours is the account of a performer.' };
  const [packages, latest] = await Promise.all([loaded(() => loadPackages(services, settings, signal)), loaded(() => loadLatest(services, signal))]);
  return ok({ packages, latest, coupon: oneOf(query, 'coupon') });
}
