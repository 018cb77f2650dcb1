import { Button } from 'antd';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { StudioForm } from '../shared/form/studio-form';
import { TextItem } from '../shared/form/text-items';
import type { Banking, OwnPerformer } from '@/contract/performer';
import { isUnsupportedCall } from '@/lib/http/errors';
import { LIMITS } from '../shared/form/limits';
import { useSavingForm } from '../shared/form/use-saving-form';
import { NO_BANKING, SECRET, bankingBody } from './banking-values';
import { shownBanking } from './masked-banking';
import styles from './studio-profile.module.css';

interface BankingFormProps {
  id: string;
  first: Pick<OwnPerformer, 'firstName' | 'lastName'>;
  /** Called with masked numbers. */
  onSaved: (account: Banking) => void;
  onCancel?: () => void;
}

export function BankingForm({ id, first, onSaved, onCancel }: BankingFormProps) {
  const form = useSavingForm({
    draft: `studio-banking:${id}`,
    initial: { ...NO_BANKING, firstName: first.firstName ?? '', lastName: first.lastName ?? '' },
    limits: LIMITS.saveBanking,
    secret: SECRET,
    save: async ({ performers }, values) => {
      const body = bankingBody(values);
      const { data } = await performers.saveBanking(id, body);
      form.clear();
      // Some servers reply without the account.
      onSaved(shownBanking({ ...body, ...data }));
    },
  });
  if (isUnsupportedCall(form.refusal)) return <NotSupportedNote what="a payout account" />;
  const number = { spellCheck: false, dir: 'ltr' } as const;
  return (
    <StudioForm form={form} label="Payout account" unstored="account numbers and the tax ID">
      <div className={styles.pair}>
        <TextItem name="firstName" label="Account holder’s first name" autoComplete="given-name" maxLength={80} />
        <TextItem name="lastName" label="Account holder’s last name" autoComplete="family-name" maxLength={80} />
        <TextItem name="bankName" label="Bank" maxLength={120} />
        <TextItem name="bankAccount" {...number} label="Account number or IBAN" maxLength={42} />
        <TextItem name="bankSwiftCode" {...number} label="SWIFT/BIC code (optional)" maxLength={20} />
        <TextItem name="bankRouting" {...number} label="Routing number (optional)" maxLength={20} />
        <TextItem name="SSN" {...number} label="Tax ID (optional)" maxLength={40} />
      </div>
      <div className={styles.buttons}>
        <Button htmlType="submit" type="primary" loading={form.busy}>
          Save account
        </Button>
        {onCancel ? <Button onClick={onCancel}>Keep current account</Button> : null}
      </div>
    </StudioForm>
  );
}
