import type { OrderLine } from '@/contract/order';
import type { Status } from '../shared/status';

/**
 * Stage of a sale. `unpaid`: the payment is pending. `declined`: it failed. `open`: nothing to ship. `lost`: the shipment
 * was not delivered.
 */
type SaleStage =
  'unpaid' | 'declined' | 'waiting' | 'processing' | 'shipping' | 'delivered' | 'lost' | 'refunded' | 'open';

export type ShipmentStep = 'processing' | 'shipping' | 'delivered' | 'failed';

type States = Pick<OrderLine, 'status' | 'deliveryStatus' | 'productType'>;

/** True for physical products, and for unknown types, which may need shipping. */
export const isShipment = ({ productType }: Pick<OrderLine, 'productType'>): boolean =>
  productType === undefined || productType === 'physical';

/** Maps the API's states to a stage; paid orders that nobody touched are waiting. */
export function saleStage(line: States): SaleStage {
  const { status, deliveryStatus } = line;
  if (status === 'refunded' || deliveryStatus === 'refunded') return 'refunded';
  if (status === 'created' || status === 'pending') return 'unpaid';
  // The status may also follow a failed delivery.
  if (status === 'failed' && deliveryStatus !== 'failed') return 'declined';
  if (!isShipment(line)) return 'open';
  if (deliveryStatus === 'failed') return 'lost';
  const step = deliveryStatus ?? status;
  return step === 'processing' || step === 'shipping' || step === 'delivered' ? step : 'waiting';
}

/** True if the order was paid, also if it was refunded later. */
export const isPaid = (line: States): boolean => !['unpaid', 'declined'].includes(saleStage(line));

/** True if the order may be shipped: it is paid and wasn't refunded. */
export const isShippable = (line: States): boolean => isPaid(line) && saleStage(line) !== 'refunded';

const STAGES: Record<SaleStage, Status> = {
  unpaid: { label: 'Payment pending', tone: 'wait' },
  declined: { label: 'Payment failed', tone: 'bad' },
  waiting: { label: 'New', tone: 'wait' },
  processing: { label: 'Being prepared', tone: 'calm' },
  shipping: { label: 'On its way', tone: 'calm' },
  delivered: { label: 'Delivered', tone: 'good' },
  lost: { label: 'Not delivered', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'calm' },
  open: { label: 'Ready', tone: 'good' },
};

export const saleStageLabel = (stage: SaleStage): Status => STAGES[stage];

export const STEPS: readonly { value: ShipmentStep; label: string }[] = [
  { value: 'processing', label: 'Being prepared' },
  { value: 'shipping', label: 'On its way' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Not delivered' },
];

const NEXT: Partial<Record<SaleStage, readonly ShipmentStep[]>> = {
  waiting: ['processing', 'shipping', 'delivered'],
  processing: ['processing', 'shipping', 'delivered', 'failed'],
  shipping: ['shipping', 'delivered', 'failed'],
};

/** Allowed next steps, including the current one; empty once delivered or refunded. */
export const stepsFrom = (stage: SaleStage): readonly ShipmentStep[] => NEXT[stage] ?? [];
