import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { loadTokenPackages } from '@/store/payment/load-token-packages';
import { loadRecentTransactions, type WalletPage } from './wallet.loader';

export function usePackages(packages: WalletPage['packages']) {
  const services = useServices();
  const settings = useAppSelector((state) => state.settings);
  return useLoaded(packages, () => loadTokenPackages(services, settings));
}

export function useRecentTransactions(latest: WalletPage['latest']) {
  const services = useServices();
  return useLoaded(latest, () => loadRecentTransactions(services));
}
