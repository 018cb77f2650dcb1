import type { OrderLine } from '@/contract/order';

/** How far an order has come. `ready`: nothing is sent, it opens at once. `lost`: paid for, but the parcel did not arrive. */
export type OrderStage = 'unpaid' | 'paid' | 'processing' | 'shipping' | 'delivered' | 'ready' | 'refunded' | 'failed' | 'lost';

type StageTone = 'calm' | 'good' | 'wait' | 'bad';

export interface TimelineStep {
  label: string;
  state: 'done' | 'current' | 'todo' | 'bad';
  /** When it happened, where that is known. */
  at: string | null;
}

type States = Pick<OrderLine, 'status' | 'deliveryStatus'>;

/** The way of a parcel, in its order. */
const WAY = ['paid', 'processing', 'shipping', 'delivered'] as const;

const isUnpaid = ({ status }: States) => status === 'created' || status === 'pending';

/**
 * The stage that the two states of the wire come to; whichever says more counts, since back ends keep them in step or do not. Only what
 * was paid for is in a fan's list (contract B.7), so that an order without a state counts as paid.
 */
export function orderStage(order: States, isSent: boolean): OrderStage {
  const { status, deliveryStatus } = order;
  if (status === 'refunded' || deliveryStatus === 'refunded') return 'refunded';
  if (status === 'failed') return 'failed';
  if (isUnpaid(order)) return 'unpaid';
  if (!isSent) return 'ready';
  if (deliveryStatus === 'failed') return 'lost';
  return WAY.findLast((stage) => stage === status || stage === deliveryStatus) ?? 'paid';
}

const WORDS: Record<OrderStage, { label: string; tone: StageTone }> = {
  unpaid: { label: 'Waiting for payment', tone: 'wait' },
  paid: { label: 'Paid', tone: 'calm' },
  processing: { label: 'Being prepared', tone: 'calm' },
  shipping: { label: 'On its way', tone: 'wait' },
  delivered: { label: 'Delivered', tone: 'good' },
  ready: { label: 'Ready', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'calm' },
  failed: { label: 'Failed', tone: 'bad' },
  lost: { label: 'Not delivered', tone: 'bad' },
};

/** The stage in a word or two, and how it feels. */
export const orderStageLabel = (stage: OrderStage): { label: string; tone: StageTone } => WORDS[stage];

interface Circumstances {
  /** Name of whoever sells it. */
  seller: string;
  payBy: OrderLine['payBy'];
  shippingCode: string | undefined;
}

/** What happens next, in a sentence. */
export function nextStep(stage: OrderStage, { seller, payBy, shippingCode }: Circumstances): string {
  switch (stage) {
    case 'unpaid':
      return 'The payment has not arrived yet.';
    case 'paid':
      return `Paid for. ${seller} prepares it next.`;
    case 'processing':
      return `${seller} is getting it ready to send.`;
    case 'shipping':
      return shippingCode ? `On its way, tracking ${shippingCode}.` : `${seller} has sent it.`;
    case 'delivered':
      return 'It has arrived.';
    case 'ready':
      return 'It is in your library.';
    case 'refunded':
      return payBy === 'token' ? 'The tokens went back to your balance.' : 'The money went back the way it came.';
    case 'failed':
      return 'The payment did not go through.';
    case 'lost':
      return 'It could not be delivered. Write to us, and we look into it.';
  }
}

const SENT = ['Ordered', 'Paid', 'Being prepared', 'On its way', 'Delivered'];
const OPENED = ['Ordered', 'Paid', 'Ready for you'];

/** How many steps of the way are behind an order, the present one among them. */
function reached(stage: OrderStage, { status }: States): number {
  switch (stage) {
    case 'unpaid':
    case 'failed':
      return 1;
    case 'refunded':
      return 2;
    case 'ready':
      return OPENED.length;
    case 'lost':
      return 2 + Math.max(0, WAY.findIndex((step) => step === status));
    default:
      return 2 + WAY.indexOf(stage);
  }
}

/** What breaks the way off, where something does. */
const BREAKS: Partial<Record<OrderStage, string>> = { refunded: 'Refunded', failed: 'Payment failed', lost: 'Could not be delivered' };

/** The way of an order, step by step. Of the steps between, only the last change has a date on the wire. */
export function timeline(order: States & Pick<OrderLine, 'createdAt' | 'updatedAt'>, isSent: boolean): TimelineStep[] {
  const stage = orderStage(order, isSent);
  const count = reached(stage, order);
  const steps = isSent ? SENT : OPENED;
  const { createdAt = null, updatedAt = null } = order;
  const changed = updatedAt === createdAt ? null : updatedAt;
  const end = BREAKS[stage];
  const isOver = end === undefined && count === steps.length;

  const behind = steps.slice(0, count).map((label, index): TimelineStep => {
    const isLast = index === count - 1 && end === undefined;
    return { label, state: isLast && !isOver ? 'current' : 'done', at: index === 0 ? createdAt : isLast ? changed : null };
  });
  if (end !== undefined) return [...behind, { label: end, state: 'bad', at: changed }];
  return [...behind, ...steps.slice(count).map((label): TimelineStep => ({ label, state: 'todo', at: null }))];
}
