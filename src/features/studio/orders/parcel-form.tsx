import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import type { SaleLine } from './sale-line';
import { saleStage, STEPS, stepsFrom } from './sale-state';
import type { useSale } from './use-sale';
import styles from './sale-screen.module.css';

const NEW = { value: 'created', label: 'New' };

type ParcelValues = Record<'deliveryStatus' | 'shippingCode', string>;

export function ParcelForm({ line, busy, saved, refusal, save }: Omit<ReturnType<typeof useSale>, 'of'>) {
  const steps = stepsFrom(saleStage(line));
  const options = [
    ...(saleStage(line) === 'waiting' ? [NEW] : []),
    ...STEPS.filter(({ value }) => steps.includes(value)),
  ];
  const initial: ParcelValues = {
    deliveryStatus: line.deliveryStatus ?? 'created',
    shippingCode: line.shippingCode ?? '',
  };
  const form = useForm({
    draft: `sale:${line._id}`,
    initial,
    check: () => ({}),
    refusal,
    busy,
    send: (values) => void send(values),
  });
  const { sent, dirty } = form;
  const send = async ({ deliveryStatus, shippingCode }: ParcelValues) => {
    const step = STEPS.find(({ value }) => value === deliveryStatus && value !== initial.deliveryStatus)?.value;
    const code = shippingCode.trim();
    const done = await save({
      ...(step && { deliveryStatus: step }),
      ...(code !== initial.shippingCode && { shippingCode: code }),
    });
    if (done) sent();
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={form.submit} aria-label="Delivery">
      <FormSummary report={form.report} />
      <SelectField {...form.text('deliveryStatus')} label="Where is it now?" options={options} />
      <TextField
        {...form.text('shippingCode')}
        label="Tracking code or link (optional)"
        hint="The fan sees it in their order."
        autoComplete="off"
        maxLength={200}
      />
      <div className={styles.send}>
        <Button look="primary" type="submit" loading={busy} disabled={!dirty}>
          Save delivery
        </Button>
        <span role="status" className={styles.quiet}>
          {saved && !dirty && 'Saved. The fan sees it now.'}
        </span>
      </div>
    </form>
  );
}

/** Message shown when the status can't change any more. */
export const parcelClosedMessage = (line: SaleLine): string => {
  switch (saleStage(line)) {
    case 'open':
      return 'The fan already has it. There’s nothing to send.';
    case 'delivered':
      return 'The parcel was delivered.';
    case 'refunded':
      return 'The fan was refunded.';
    default:
      return 'The parcel couldn’t be delivered. The site’s team decides what happens next.';
  }
};
