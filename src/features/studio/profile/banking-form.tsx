import { Button } from 'antd';
import { FormSummary } from '@/components/form/form-summary';
import { TextField } from '@/components/form/text-field';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { useForm } from '@/components/form/use-form';
import { NotOffered } from '@/components/empty-error-states/not-offered';
import type { Banking, OwnPerformer } from '@/contract/performer';
import { bankingProblems, NO_BANKING, SECRET } from './banking-values';
import { useBankingSaving } from './use-banking-saving';
import styles from './studio-profile.module.css';

interface BankingFormProps {
  id: string;
  first: Pick<OwnPerformer, 'firstName' | 'lastName'>;
  onSaved: (account: Banking) => void;
  onCancel?: () => void;
}

export function BankingForm({ id, first, onSaved, onCancel }: BankingFormProps) {
  const { save, saving, refusal, missing } = useBankingSaving(id, (account) => {
    form.clear();
    onSaved(account);
  });
  const form = useForm({
    draft: `studio-banking:${id}`,
    initial: { ...NO_BANKING, firstName: first.firstName ?? '', lastName: first.lastName ?? '' },
    secret: SECRET,
    check: bankingProblems,
    refusal,
    busy: saving,
    send: (values) => void save(values),
  });
  if (missing) return <NotOffered what="a payout account" />;
  const { text } = form;
  const number = { autoComplete: 'off', spellCheck: false, dir: 'ltr' } as const;
  return (
    <form className={styles.group} method="post" noValidate onSubmit={form.submit} aria-label="Payout account">
      <FormSummary report={form.report} />
      <div className={styles.pair}>
        <TextField
          {...text('firstName')}
          label="Account holder’s first name"
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField {...text('lastName')} label="Account holder’s last name" autoComplete="family-name" maxLength={80} />
        <TextField {...text('bankName')} label="Bank" autoComplete="off" maxLength={120} />
        <TextField {...text('bankAccount')} {...number} label="Account number or IBAN" maxLength={42} />
        <TextField {...text('bankSwiftCode')} {...number} label="BIC (SWIFT), optional" maxLength={20} />
        <TextField {...text('bankRouting')} {...number} label="Routing number, optional" maxLength={20} />
        <TextField {...text('SSN')} {...number} label="Tax number, optional" maxLength={40} />
      </div>
      <div className={styles.buttons}>
        <Button htmlType="submit" type="primary" loading={saving}>
          Save account
        </Button>
        {onCancel ? <Button onClick={onCancel}>Keep current account</Button> : null}
      </div>
      <UnsavedGuard when={form.dirty && !saving} />
    </form>
  );
}
