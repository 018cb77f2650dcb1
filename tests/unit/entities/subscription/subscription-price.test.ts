import { getFreeTrial, getSubscribeLabel, subscriptionPrice } from '@/entities/subscription/subscription-price';

const USD = { code: 'USD', symbol: '$' };
const performer = { _id: '1', name: 'Aria', username: 'aria' };

describe('the price of a subscription', () => {
  it.each([
    [{ monthlyPrice: 9.99, yearlyPrice: 99.9 }, '$9.99 a month or $99.90 a year', ''],
    [
      { monthlyPrice: 9.99, isFreeSubscription: true, durationFreeSubscriptionDays: 7 },
      '$9.99 a month',
      'First 7 days free',
    ],
    [{ yearlyPrice: 90, isFreeSubscription: true }, '$90.00 a year', 'First day free'],
    [{ isFreeSubscription: true }, 'Free', ''],
    [{ monthlyPrice: 0 }, 'Free', ''],
    [{ monthlyPrice: 0, yearlyPrice: 100 }, 'Free or $100.00 a year', ''],
    [{ monthlyPrice: 0, yearlyPrice: 0 }, 'Free', ''],
    [{}, '', ''],
  ])('%o: %s %s', (prices, price, trial) => {
    const offer = { ...performer, ...prices };
    expect([subscriptionPrice(offer, USD), getFreeTrial(offer)]).toEqual([price, trial]);
  });
});

it.each([
  [{ monthlyPrice: 9.99, yearlyPrice: 99.9 }, 'Subscribe for $9.99 a month'],
  [{ yearlyPrice: 99.9 }, 'Subscribe for $99.90 a year'],
  [{ monthlyPrice: 9.99, isFreeSubscription: true }, 'Subscribe or try it free'],
  [{ isFreeSubscription: true }, 'Subscribe for free'],
  [{ monthlyPrice: 0 }, 'Subscribe for free'],
  [{}, ''],
])('the subscribe button of %o says “%s”', (prices, label) => {
  expect(getSubscribeLabel({ ...performer, ...prices }, USD)).toBe(label);
});
