import type { TokenPackage } from '@/contract/package';
import type { LedgerRow } from '@/entities/payment/transactions';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { loadTokenTransactions } from '@/store/payment/load-token-transactions';
import { loadTokenPackages } from '@/store/payment/load-token-packages';

const RECENT_COUNT = 5;

export interface WalletPage {
  packages: Loaded<TokenPackage[]>;
  latest: Loaded<LedgerRow[]>;
  coupon: string;
}

export const loadRecentTransactions = async (services: Services, signal?: AbortSignal): Promise<LedgerRow[]> =>
  (await loadTokenTransactions(services, {}, RECENT_COUNT, { signal })).items.slice(0, RECENT_COUNT);

export async function loadWallet({ services, query, signal }: PageScope): Promise<PageOutcome<WalletPage>> {
  const [packages, latest] = await Promise.all([
    loaded(() => loadTokenPackages(services, { signal })),
    loaded(() => loadRecentTransactions(services, signal)),
  ]);
  return ok({ packages, latest, coupon: readParameter(query, 'coupon') });
}
