import { nextStep, getTimeline } from '@/features/commerce/orders/order-progress';
import { ORDER_STAGE_LABELS } from '@/entities/order/order-stage';

const AT = { createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-03-04T10:00:00.000Z' };
const steps = (order: Parameters<typeof getTimeline>[0], isSent = true) =>
  getTimeline({ ...AT, ...order }, isSent).map(
    ({ label, state, at }) => `${state}: ${label}${at ? ` ${at.slice(8, 10)}` : ''}`,
  );

test('a parcel that did not arrive is not called delivered, and no two statuses read the same', () => {
  expect(ORDER_STAGE_LABELS['lost']).toEqual({ label: 'Not delivered', tone: 'bad' });
  const stages = [
    'unpaid',
    'paid',
    'processing',
    'shipping',
    'delivered',
    'ready',
    'refunded',
    'declined',
    'lost',
  ] as const;
  expect(new Set(stages.map((stage) => ORDER_STAGE_LABELS[stage].label)).size).toBe(stages.length);
});

test('the delivery steps follow each other, with the two known dates', () => {
  expect(steps({ status: 'processing', deliveryStatus: 'processing' })).toEqual([
    'done: Ordered 01',
    'done: Paid',
    'current: Being prepared 04',
    'todo: On its way',
    'todo: Delivered',
  ]);
  expect(steps({ status: 'delivered', deliveryStatus: 'delivered' })).toEqual([
    'done: Ordered 01',
    'done: Paid',
    'done: Being prepared',
    'done: On its way',
    'done: Delivered 04',
  ]);
  expect(steps({ status: 'pending', deliveryStatus: 'created' })).toEqual([
    'current: Ordered 01',
    'todo: Paid',
    'todo: Being prepared',
    'todo: On its way',
    'todo: Delivered',
  ]);
  expect(steps({ status: 'paid' }, false)).toEqual(['done: Ordered 01', 'done: Paid', 'done: Ready 04']);
});

test('an interrupted delivery shows where it stopped', () => {
  expect(steps({ status: 'refunded', deliveryStatus: 'refunded' })).toEqual([
    'done: Ordered 01',
    'done: Paid',
    'bad: Refunded 04',
  ]);
  expect(steps({ status: 'failed', deliveryStatus: 'created' })).toEqual([
    'done: Ordered 01',
    'bad: Payment failed 04',
  ]);
  expect(steps({ status: 'shipping', deliveryStatus: 'failed' })).toEqual([
    'done: Ordered 01',
    'done: Paid',
    'done: Being prepared',
    'done: On its way',
    'bad: Not delivered 04',
  ]);
  // Lost before any other status.
  expect(steps({ status: 'paid', deliveryStatus: 'failed' })).toEqual([
    'done: Ordered 01',
    'done: Paid',
    'bad: Not delivered 04',
  ]);
});

test('the next step names who is responsible, and refunds tokens as tokens', () => {
  const facts = { seller: 'Aria', payBy: 'token', shippingCode: 'EN1GB', isMembership: false } as const;
  expect(nextStep('paid', facts)).toBe('Paid. Aria will prepare it next.');
  expect(nextStep('shipping', facts)).toBe('On its way. Tracking: EN1GB.');
  expect(nextStep('shipping', { ...facts, shippingCode: '' })).toBe('Aria has shipped it.');
  expect(nextStep('refunded', facts)).toBe('Your tokens are back in your balance.');
  expect(nextStep('refunded', { ...facts, payBy: 'money' })).toBe('The money was returned to your card.');
});
