import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { loadTokenPackages } from '@/store/payment/load-token-packages';
import { loadRecentTransactions, type WalletPage } from './wallet.loader';

export function usePackages(packages: WalletPage['packages']) {
  const services = useServices();
  return useLoaded(packages, () => loadTokenPackages(services));
}

export function useRecentTransactions(latest: WalletPage['latest']) {
  const services = useServices();
  return useLoaded(latest, () => loadRecentTransactions(services));
}
