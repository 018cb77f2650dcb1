import type { OrderLine } from '@/contract/order';
import { DELIVERY_STAGES, getOrderStage, type OrderStage, type OrderStatus } from '@/entities/order/order-stage';

export interface TimelineStep {
  label: string;
  state: 'done' | 'current' | 'todo' | 'bad';
  /** ISO time of the step, if known. */
  at: string | null;
}

interface OrderContext {
  seller: string;
  payBy: OrderLine['payBy'];
  shippingCode: string | undefined;
  isMembership: boolean;
}

export function nextStep(stage: OrderStage, { seller, payBy, shippingCode, isMembership }: OrderContext): string {
  switch (stage) {
    case 'unpaid':
      return 'We haven’t received the payment yet.';
    case 'paid':
      return `Paid. ${seller} will prepare it next.`;
    case 'processing':
      return `${seller} is preparing it for shipping.`;
    case 'shipping':
      return shippingCode ? `On its way. Tracking: ${shippingCode}.` : `${seller} has shipped it.`;
    case 'delivered':
      return 'Delivered.';
    case 'ready':
      return isMembership ? 'Paid. See your membership for details.' : 'It’s in your library.';
    case 'refunded':
      return payBy === 'token' ? 'Your tokens are back in your balance.' : 'The money was returned to your card.';
    case 'declined':
      return 'The payment didn’t go through.';
    case 'lost':
      return 'It couldn’t be delivered. Contact us and we’ll look into it.';
  }
}

const SHIPPED = ['Ordered', 'Paid', 'Being prepared', 'On its way', 'Delivered'];
const UNSHIPPED = ['Ordered', 'Paid', 'Ready'];

/** Number of steps reached, including the current one. */
function countReachedSteps(stage: OrderStage, { status }: OrderStatus): number {
  switch (stage) {
    case 'unpaid':
    case 'declined':
      return 1;
    case 'refunded':
      return 2;
    case 'ready':
      return UNSHIPPED.length;
    case 'lost':
      return (
        2 +
        Math.max(
          0,
          DELIVERY_STAGES.findIndex((step) => step === status),
        )
      );
    default:
      return 2 + DELIVERY_STAGES.indexOf(stage);
  }
}

/** Final steps of orders that end early. */
const BREAKS: Partial<Record<OrderStage, string>> = {
  refunded: 'Refunded',
  declined: 'Payment failed',
  lost: 'Not delivered',
};

/** The order's steps. Of the steps in between, the API dates only the last change. */
export function getTimeline(
  order: OrderStatus & Pick<OrderLine, 'createdAt' | 'updatedAt'>,
  isShipped: boolean,
): TimelineStep[] {
  const stage = getOrderStage(order, isShipped);
  const count = countReachedSteps(stage, order);
  const steps = isShipped ? SHIPPED : UNSHIPPED;
  const { createdAt = null, updatedAt = null } = order;
  const changed = updatedAt === createdAt ? null : updatedAt;
  const end = BREAKS[stage];
  const isOver = end === undefined && count === steps.length;

  const behind = steps.slice(0, count).map((label, index): TimelineStep => {
    const isLast = index === count - 1 && end === undefined;
    return {
      label,
      state: isLast && !isOver ? 'current' : 'done',
      at: index === 0 ? createdAt : isLast ? changed : null,
    };
  });
  if (end !== undefined) return [...behind, { label: end, state: 'bad', at: changed }];
  return [...behind, ...steps.slice(count).map((label): TimelineStep => ({ label, state: 'todo', at: null }))];
}
