import { Button } from 'antd';
import { getLineStage } from '@/entities/order/order-stage';
import { SelectItem } from '../shared/form/select-item';
import { StudioForm } from '../shared/form/studio-form';
import { TextItem } from '../shared/form/text-items';
import { useStudioForm } from '../shared/form/use-studio-form';
import type { SaleLine } from './sale-line';
import { STEPS, stepsFrom } from './sale-stage';
import type { useSale } from './use-sale';
import styles from './sale-screen.module.css';

const NEW = { value: 'created', label: 'New' };

export function ShipmentForm({ line, saving: { busy, saved, refusal }, save }: ReturnType<typeof useSale>) {
  const stage = getLineStage(line);
  const steps = stepsFrom(stage);
  const options = [...(stage === 'paid' ? [NEW] : []), ...STEPS.filter(({ value }) => steps.includes(value))];
  const initial: Record<'deliveryStatus' | 'shippingCode', string> = {
    // Some servers send only the status of the order.
    deliveryStatus: stage === 'paid' ? NEW.value : stage,
    shippingCode: line.shippingCode ?? '',
  };
  const form = useStudioForm({
    draft: `sale:${line._id}`,
    initial,
    refusal,
    busy,
    send: ({ deliveryStatus, shippingCode }) => {
      const step = STEPS.find(({ value }) => value === deliveryStatus && value !== initial.deliveryStatus)?.value;
      const code = shippingCode.trim();
      void save(
        { ...(step && { deliveryStatus: step }), ...(code !== initial.shippingCode && { shippingCode: code }) },
        form.sent,
      );
    },
  });
  return (
    <StudioForm form={form} className={styles.form} label="Shipping">
      <SelectItem name="deliveryStatus" label="Status" showSearch={false} options={options} />
      <TextItem
        name="shippingCode"
        label="Tracking code or link (optional)"
        hint="The fan sees it in their order."
        maxLength={200}
      />
      <div className={styles.send}>
        <Button type="primary" htmlType="submit" loading={busy} disabled={!form.dirty}>
          Save status
        </Button>
        <span role="status" className={styles.quiet}>
          {saved && !form.dirty && 'Saved. The fan sees it now.'}
        </span>
      </div>
    </StudioForm>
  );
}

export const shipmentClosedMessage = (line: SaleLine): string => {
  switch (getLineStage(line)) {
    case 'ready':
      return 'The fan already has it. There’s nothing to ship.';
    case 'unpaid':
      return 'The fan’s payment is pending. Don’t ship anything yet.';
    case 'declined':
      return 'The fan’s payment failed. There’s nothing to ship.';
    case 'delivered':
      return 'The shipment was delivered.';
    case 'refunded':
      return 'The fan was refunded.';
    default:
      return 'The shipment couldn’t be delivered. The site’s team decides what happens next.';
  }
};
