import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { loadTokenPackages } from '@/store/payment/load-token-packages';
import { loadRecentTransactions, type WalletPage } from './wallet.loader';

/** The packages that the page brought, and the way to ask for them again. */
export function usePackages(packages: WalletPage['packages']) {
  const services = useServices();
  const settings = useAppSelector((state) => state.settings);
  return useLoaded(packages, () => loadTokenPackages(services, settings));
}

/** The latest movements that the page brought, and the way to ask for them again. */
export function useRecentTransactions(latest: WalletPage['latest']) {
  const services = useServices();
  return useLoaded(latest, () => loadRecentTransactions(services));
}
