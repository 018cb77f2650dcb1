import { LIMITS } from '@/features/studio/shared/form/limits';
import { useSavingForm } from '@/features/studio/shared/form/use-saving-form';
import type { Banking, OwnPerformer } from '@/contract/performer';
import { bankingBody, NO_BANKING, SECRET } from './banking-values';
import { shownBanking } from './shown-banking';

/** The form of a payout account; `onSaved` gets masked numbers only. */
export function useBankingForm(
  id: string,
  first: Pick<OwnPerformer, 'firstName' | 'lastName'>,
  onSaved: (account: Banking) => void,
) {
  const form = useSavingForm({
    draft: `studio-banking:${id}`,
    initial: { ...NO_BANKING, firstName: first.firstName ?? '', lastName: first.lastName ?? '' },
    limits: LIMITS.saveBanking,
    secret: SECRET,
    save: async ({ performers }, values) => {
      const { data } = await performers.saveBanking(id, bankingBody(values));
      form.clear();
      onSaved(shownBanking(data));
    },
  });
  return form;
}
