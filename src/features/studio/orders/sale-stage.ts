import { getLineStage, type OrderStage } from '@/entities/order/order-stage';
import type { Status } from '../shared/status';

export type ShipmentStep = 'processing' | 'shipping' | 'delivered' | 'failed';

type Line = Parameters<typeof getLineStage>[0];

/** True if the order was paid, also if it was refunded later. */
export const isPaid = (line: Line): boolean => !['unpaid', 'declined'].includes(getLineStage(line));

/** True if the order may be shipped: it is paid and wasn't refunded. */
export const isShippable = (line: Line): boolean => isPaid(line) && getLineStage(line) !== 'refunded';

const LABELS: Record<OrderStage, Status> = {
  unpaid: { label: 'Payment pending', tone: 'wait' },
  declined: { label: 'Payment failed', tone: 'bad' },
  paid: { label: 'New', tone: 'wait' },
  processing: { label: 'Being prepared', tone: 'calm' },
  shipping: { label: 'On its way', tone: 'calm' },
  delivered: { label: 'Delivered', tone: 'good' },
  lost: { label: 'Not delivered', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'calm' },
  ready: { label: 'Ready', tone: 'good' },
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
