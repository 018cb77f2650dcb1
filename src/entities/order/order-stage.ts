import type { Tone } from '@/components/chip/status-chip';
import type { OrderLine } from '@/contract/order';

/**
 * How far an order is. `unpaid`: the payment is pending. `declined`: it failed. `ready`: nothing is shipped, it is
 * available at once. `lost`: paid for, but the parcel wasn't delivered.
 */
export type OrderStage =
  'unpaid' | 'declined' | 'paid' | 'processing' | 'shipping' | 'delivered' | 'ready' | 'refunded' | 'lost';

export type OrderStatus = Pick<OrderLine, 'status' | 'deliveryStatus'>;

/** Stages of a parcel that arrives, in their order. */
export const DELIVERY_STAGES = ['paid', 'processing', 'shipping', 'delivered'] as const;

/** True for physical products, and for unknown types: nobody should be told that they have them already. */
export const needsShipping = ({ productType }: Pick<OrderLine, 'productType'>): boolean =>
  productType === undefined || productType === 'physical';

/**
 * Combines the payment and delivery status of the API; the more advanced one counts because back ends may not keep
 * them in step. A fan's list contains only paid orders (contract B.7), so an order without a status counts as paid.
 */
export function getOrderStage({ status, deliveryStatus }: OrderStatus, isShipped: boolean): OrderStage {
  if (status === 'refunded' || deliveryStatus === 'refunded') return 'refunded';
  if (status === 'created' || status === 'pending') return 'unpaid';
  // The status may also follow a failed delivery.
  if (status === 'failed' && deliveryStatus !== 'failed') return 'declined';
  if (!isShipped) return 'ready';
  if (deliveryStatus === 'failed') return 'lost';
  return DELIVERY_STAGES.findLast((stage) => stage === status || stage === deliveryStatus) ?? 'paid';
}

export const getLineStage = (line: OrderStatus & Pick<OrderLine, 'productType'>): OrderStage =>
  getOrderStage(line, needsShipping(line));

/** The stages as the buyer reads them. */
export const ORDER_STAGE_LABELS: Readonly<Record<OrderStage, { label: string; tone: Tone }>> = {
  unpaid: { label: 'Payment pending', tone: 'wait' },
  paid: { label: 'Paid', tone: 'calm' },
  processing: { label: 'Being prepared', tone: 'calm' },
  shipping: { label: 'On its way', tone: 'wait' },
  delivered: { label: 'Delivered', tone: 'good' },
  ready: { label: 'Ready', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'calm' },
  declined: { label: 'Payment failed', tone: 'bad' },
  lost: { label: 'Not delivered', tone: 'bad' },
};
