import type { Tone } from '@/components/chip/status-chip';
import type { OrderLine } from '@/contract/order';

/** How far something that was sold has come. `open`: nothing is sent, the fan has it. `lost`: the parcel did not arrive. */
type SaleStage = 'waiting' | 'processing' | 'shipping' | 'delivered' | 'lost' | 'refunded' | 'open';

/** What a seller can say of a parcel. */
export type ParcelStep = 'processing' | 'shipping' | 'delivered' | 'failed';

type States = Pick<OrderLine, 'status' | 'deliveryStatus' | 'productType'>;

/** Comes by post. What it is may not be known: then it may have to be sent. */
export const isParcel = ({ productType }: Pick<OrderLine, 'productType'>): boolean => productType === undefined || productType === 'physical';

/** The stage that the states of the wire come to. What nobody has touched yet waits. */
export function stageOf(line: States): SaleStage {
  const { status, deliveryStatus } = line;
  if (status === 'refunded' || deliveryStatus === 'refunded') return 'refunded';
  if (!isParcel(line)) return 'open';
  if (deliveryStatus === 'failed') return 'lost';
  if (deliveryStatus === 'processing' || deliveryStatus === 'shipping' || deliveryStatus === 'delivered') return deliveryStatus;
  return 'waiting';
}

const STAGES: Record<SaleStage, { label: string; tone: Tone }> = {
  waiting: { label: 'New', tone: 'wait' },
  processing: { label: 'Being prepared', tone: 'calm' },
  shipping: { label: 'On its way', tone: 'calm' },
  delivered: { label: 'Delivered', tone: 'good' },
  lost: { label: 'Not delivered', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'calm' },
  open: { label: 'Available to the fan', tone: 'good' },
};

/** The stage in a word or two, and how it feels. */
export const saleStageLabel = (stage: SaleStage): { label: string; tone: Tone } => STAGES[stage];

export const STEPS: readonly { value: ParcelStep; label: string }[] = [
  { value: 'processing', label: 'Being prepared' },
  { value: 'shipping', label: 'On its way' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Not delivered' },
];

const NEXT: Partial<Record<SaleStage, readonly ParcelStep[]>> = {
  waiting: ['processing', 'shipping', 'delivered'],
  processing: ['processing', 'shipping', 'delivered', 'failed'],
  shipping: ['shipping', 'delivered', 'failed'],
};

/** Where a parcel can go from a stage, the one where it is among them; nowhere once it has arrived or was given back. */
export const stepsFrom = (stage: SaleStage): readonly ParcelStep[] => NEXT[stage] ?? [];
