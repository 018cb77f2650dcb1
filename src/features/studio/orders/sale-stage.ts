import { getLineStage, ORDER_STAGE_LABELS, type OrderStage } from '@/entities/order/order-stage';
import type { Status } from '../shared/status';

export type ShipmentStep = 'processing' | 'shipping' | 'delivered' | 'failed';

type Line = Parameters<typeof getLineStage>[0];

/** True if the order was paid, also if it was refunded later. */
export const isPaid = (line: Line): boolean => !['unpaid', 'declined'].includes(getLineStage(line));

/** True if the order may be shipped: it is paid and wasn't refunded. */
export const isShippable = (line: Line): boolean => isPaid(line) && getLineStage(line) !== 'refunded';

/** A sale that is paid waits for the seller; one that is on its way doesn't. */
const LABELS: Record<OrderStage, Status> = {
  ...ORDER_STAGE_LABELS,
  paid: { label: 'New', tone: 'wait' },
  shipping: { label: 'On its way', tone: 'calm' },
};

export const saleStageLabel = (stage: OrderStage): Status => LABELS[stage];

export const STEPS: readonly { value: ShipmentStep; label: string }[] = [
  { value: 'processing', label: 'Being prepared' },
  { value: 'shipping', label: 'On its way' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Not delivered' },
];

const NEXT: Partial<Record<OrderStage, readonly ShipmentStep[]>> = {
  paid: ['processing', 'shipping', 'delivered'],
  processing: ['processing', 'shipping', 'delivered', 'failed'],
  shipping: ['shipping', 'delivered', 'failed'],
};

/** Allowed next steps, including the current one; empty once delivered or refunded. */
export const stepsFrom = (stage: OrderStage): readonly ShipmentStep[] => NEXT[stage] ?? [];
