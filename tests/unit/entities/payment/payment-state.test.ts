import {
  paymentStateLabel,
  normalizePaymentStatus,
  getStatuses,
  tokenPaymentStatus,
} from '@/entities/payment/payment-state';

test.each([
  ['success', 'success', 'Paid'],
  ['SUCCESS', 'success', 'Paid'],
  ['pending', 'pending', 'Pending'],
  ['created', 'pending', 'Pending'],
  ['processing', 'pending', 'Pending'],
  ['require_authentication', 'pending', 'Pending'],
  ['fail', 'failed', 'Failed'],
  ['failed', 'failed', 'Failed'],
  ['canceled', 'canceled', 'Canceled'],
  ['cancelled', 'canceled', 'Canceled'],
  ['refunded', 'refunded', 'Refunded'],
])('the status %s is understood', (status, step, label) => {
  expect(normalizePaymentStatus(status)).toBe(step);
  expect(paymentStateLabel(status)).toBe(label);
});

test('an unknown status is shown as it is, and counts as none of the others', () => {
  expect(normalizePaymentStatus('charge_back')).toBe('other');
  expect(paymentStateLabel('charge_back')).toBe('Charge back');
});

test.each([undefined, null, ''])(
  'without a status (%p), a token payment counts as made, and a card payment as unknown',
  (status) => {
    expect(normalizePaymentStatus(tokenPaymentStatus(status))).toBe('success');
    expect([normalizePaymentStatus(status), paymentStateLabel(status)]).toEqual(['other', 'Unknown']);
  },
);

test('status filters include all spellings of the server', () => {
  expect(getStatuses('failed')).toEqual(expect.arrayContaining(['failed', 'fail']));
  expect(getStatuses('canceled')).toEqual(expect.arrayContaining(['canceled', 'cancelled']));
});
