import { useSaving } from '@/features/studio/shared/form/use-saving';
import type { Banking } from '@/contract/performer';
import { useServices } from '@/services/services-context';
import { type BankingValues, bankingBody } from './banking-values';
import { shownBanking } from './shown-banking';

/** Saves a payout account; the result contains masked numbers only. */
export function useBankingSaving(id: string, onSaved: (account: Banking) => void) {
  const { performers } = useServices();
  const { run, ...saving } = useSaving();
  const save = (values: BankingValues) =>
    run(async () => {
      const { data } = await performers.saveBanking(id, bankingBody(values));
      onSaved(shownBanking(data));
    });
  return { save, ...saving };
}
