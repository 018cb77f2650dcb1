import { profileFacts } from '@/features/performers/profile-facts';
import { subscriptionPrice } from '@/features/performers/subscription-price';

const performer = { _id: '1', name: 'Aria', username: 'aria' };

describe('facts of a profile', () => {
  it('are said in words, in the words of the server where it has some', () => {
    const facts = profileFacts(
      { ...performer, country: 'ES', languages: ['en', 'es'], height: '167_169', eyes: 'green', createdAt: '2024-05-03T10:00:00.000Z' },
      { heights: [{ value: '', text: 'All' }, { value: '167_169', text: '167 to 169 cm' }] },
    );
    expect(facts).toEqual([
      { label: 'Country', value: 'Spain' },
      { label: 'Languages', value: 'English, Spanish' },
      { label: 'Height', value: '167 to 169 cm' },
      { label: 'Eyes', value: 'green' },
      { label: 'Member since', value: '3 May 2024' },
    ]);
  });

  it('are left out where nothing is known', () => {
    expect(profileFacts(performer, null)).toEqual([]);
  });

  it('survive codes that no country or language has', () => {
    expect(profileFacts({ ...performer, country: '??', languages: ['not a language'] }, null).map(({ value }) => value)).toEqual(['??', 'not a language']);
  });
});

describe('the price of a subscription', () => {
  it.each([
    [{ monthlyPrice: 9.99, yearlyPrice: 99.9 }, 'Subscription $9.99 a month or $99.90 a year'],
    [{ monthlyPrice: 9.99 }, 'Subscription $9.99 a month'],
    [{ monthlyPrice: 9.99, isFreeSubscription: true, durationFreeSubscriptionDays: 7 }, 'Subscription $9.99 a month, first 7 days free'],
    [{ monthlyPrice: 9.99, isFreeSubscription: true }, 'Subscription $9.99 a month, first day free'],
    [{ isFreeSubscription: true }, 'Free subscription'],
    [{}, ''],
  ])('%o: %s', (prices, sentence) => {
    expect(subscriptionPrice({ ...performer, ...prices }, '$')).toBe(sentence);
  });
});
