import {
  toCanceled,
  canceledMessage,
  canCancel,
  getAccessEnd,
  performerPrice,
  renewalCharge,
  getSubscriptionStatus,
} from '@/entities/subscription/subscription-status';

const today = '2026-11-21T12:00:00.000Z';
const before = '2026-11-19T12:00:00.000Z';
const later = '2026-12-15T12:00:00.000Z';
const active = { status: 'active' as const, subscriptionType: 'monthly' as const };

it.each([
  ['renews', { ...active, expiredAt: later, nextRecurringDate: later }, { kind: 'renews', on: later }, true],
  [
    'was canceled and has not ended',
    { ...active, status: 'deactivated' as const, expiredAt: later, nextRecurringDate: null },
    { kind: 'ends', on: later, isCanceled: true },
    false,
  ],
  [
    'ends automatically',
    { ...active, subscriptionType: 'single' as const, expiredAt: later },
    { kind: 'ends', on: later, isCanceled: false },
    false,
  ],
  [
    'has ended',
    { ...active, status: 'deactivated' as const, expiredAt: before, nextRecurringDate: null },
    { kind: 'over', since: before },
    false,
  ],
  [
    'was canceled without an end date',
    { ...active, status: 'deactivated' as const },
    { kind: 'over', since: null },
    false,
  ],
  [
    'is a trial that ends',
    { ...active, subscriptionType: 'trial' as const, expiredAt: later },
    { kind: 'trial', until: later, renews: false },
    false,
  ],
  [
    'is a trial that renews with a payment',
    { ...active, subscriptionType: 'trial' as const, expiredAt: later, nextRecurringDate: later },
    { kind: 'trial', until: later, renews: true },
    true,
  ],
  [
    'is due and unpaid',
    { ...active, expiredAt: before, nextRecurringDate: before },
    { kind: 'unpaid', due: before, open: false },
    true,
  ],
  [
    'is due and still active',
    { ...active, expiredAt: later, nextRecurringDate: before },
    { kind: 'unpaid', due: before, open: true },
    true,
  ],
  ['is free without an end', { ...active, subscriptionType: 'free' as const }, { kind: 'endless' }, true],
])('a subscription that %s', (_what, record, onRendered, cancellable) => {
  expect(getSubscriptionStatus(record, today)).toEqual(onRendered);
  expect(canCancel(getSubscriptionStatus(record, today))).toBe(cancellable);
});

it('a due charge has a day to arrive', () => {
  const due = '2026-11-21T02:00:00.000Z';
  expect(getSubscriptionStatus({ ...active, expiredAt: due, nextRecurringDate: due }, today)).toEqual({
    kind: 'renews',
    on: due,
  });
});

it('a canceled subscription is shown with its end', () => {
  const record = { ...active, expiredAt: later, nextRecurringDate: later };
  expect(getSubscriptionStatus(toCanceled(record), today)).toEqual({ kind: 'ends', on: later, isCanceled: true });
  expect(canceledMessage('membership', getAccessEnd(record))).toBe(
    'Your membership is canceled. You keep access until Dec 15, 2026.',
  );
  expect(canceledMessage('subscription to Nova', null)).toBe('Your subscription to Nova is canceled.');
});

it("the price of a subscription is the performer's for its period", () => {
  const performer = { monthlyPrice: 12.5, yearlyPrice: 90 };
  expect(performerPrice('monthly', performer)).toEqual({ price: 12.5, days: 30 });
  expect(performerPrice('yearly', performer)).toEqual({ price: 90, days: 365 });
  expect(performerPrice('yearly', { monthlyPrice: 12.5 })).toBeNull();
  expect(performerPrice('monthly', null)).toBeNull();
});

it("the price of the next charge is the record's, or today's if the record has none or is a trial", () => {
  const today = { price: 20, days: 30 };
  expect(renewalCharge({ subscriptionType: 'monthly', price: 12.5 }, today)).toEqual({
    price: 12.5,
    days: 30,
    isListPrice: false,
  });
  expect(renewalCharge({ subscriptionType: 'monthly' }, today)).toEqual({ price: 20, days: 30, isListPrice: true });
  expect(renewalCharge({ subscriptionType: 'trial', price: 0 }, today)).toEqual({
    price: 20,
    days: 30,
    isListPrice: true,
  });
  expect(renewalCharge({ subscriptionType: 'yearly', price: 90 }, null)).toEqual({
    price: 90,
    days: 365,
    isListPrice: false,
  });
  expect(renewalCharge({ subscriptionType: 'recurring', price: 79 }, null)).toEqual({
    price: 79,
    days: null,
    isListPrice: false,
  });
  expect(renewalCharge({ subscriptionType: 'monthly' }, null)).toBeNull();
});
