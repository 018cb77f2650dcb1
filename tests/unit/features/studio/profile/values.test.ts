import { bankingBody, NO_BANKING } from '@/features/studio/profile/banking-values';
import { profileBody, profileProblems, profileValues } from '@/features/studio/profile/profile-values';
import { priceBody, priceProblems, priceValues } from '@/features/studio/profile/price-values';
import { pickChanges } from '@/features/studio/shared/form/pick-changes';
import { limitProblems } from '@/features/studio/shared/form/limit';
import { LIMITS } from '@/features/studio/shared/form/limits';
import type { PriceLimits } from '@/entities/payment/price-limits';
import { birthdayProblem } from '@/features/account/auth/register-values';

const performer = { _id: 'p1', name: 'Aria', username: 'aria', isPerformer: true as const };
const present = (problems: object) =>
  Object.entries(problems)
    .filter(([, text]) => text !== undefined)
    .map(([name]) => name);

/** What the form refuses: the limits of the API, and its own rules. */
const problemsOfProfile = (values: ReturnType<typeof profileValues>) => ({
  ...profileProblems(values),
  ...limitProblems(LIMITS.updateOwnPerformer, values),
});
const DOLLARS = { code: 'USD', symbol: '$' };
const problemsOfPrices = (values: ReturnType<typeof priceValues>, month: PriceLimits = { min: 1, max: null }) => ({
  ...priceProblems(values, month, DOLLARS),
  ...limitProblems(LIMITS.updateOwnPerformer, values),
});

test('profile values fill the form and return unchanged', () => {
  const full = {
    ...performer,
    bio: 'Songs',
    gender: 'female',
    dateOfBirth: '1996-08-23T00:00:00.000Z',
    country: 'PH',
    phoneCode: '+63',
    phone: '265',
    languages: ['en'],
    categoryIds: ['c1'],
    socialsLink: { facebook: '@aria', instagram: 'https://instagram.example.com/aria' },
    eyes: 'brown',
  };
  const values = profileValues(full, [{ value: 'PH:+63', label: 'Philippines (+63)' }]);
  expect(present(problemsOfProfile(values))).toEqual([]);
  expect(profileBody(values, full)).toMatchObject({
    name: 'Aria',
    bio: 'Songs',
    gender: 'female',
    dateOfBirth: '1996-08-23',
    country: 'PH',
    phoneCode: '+63',
    phone: '265',
    languages: ['en'],
    categoryIds: ['c1'],
    eyes: 'brown',
    socialsLink: {
      facebook: '@aria',
      instagram: 'https://instagram.example.com/aria',
      twitter: '',
      tiktok: '',
      youtube: '',
    },
  });
});

test('a change sends its own fields only, and keeps networks and their spelling as the server has them', () => {
  const socialsLink = { linkedIn: '@aria', mastodon: 'https://m.example.com/@aria' };
  const before = profileValues({ ...performer, bio: 'Songs', socialsLink }, []);
  const change = (edits: Partial<typeof before>) => {
    const values = { ...before, ...edits };
    return pickChanges(profileBody(values, { socialsLink }), values, before);
  };
  expect(before['socialsLink.linkedin']).toBe('@aria');
  expect(change({ name: 'Aria V.' })).toEqual({ name: 'Aria V.' });
  expect(change({ 'socialsLink.linkedin': '@ariav' }).socialsLink).toEqual({
    ...{ instagram: '', twitter: '', tiktok: '', youtube: '', facebook: '', google: '' },
    ...socialsLink,
    linkedIn: '@ariav',
  });
});

test('unset gender and birthday are not sent', () => {
  const body = profileBody(profileValues(performer, []), {});
  expect(body).not.toHaveProperty('gender');
  expect(body).not.toHaveProperty('dateOfBirth');
});

test.each([
  ['name', ' '],
  ['name', 'x'.repeat(101)],
  ['bio', 'x'.repeat(3001)],
  ['phone', 'call me'],
  ['socialsLink.twitter', 'javascript:alert(1)'],
  ['socialsLink.twitter', 'two words'],
])("the profile field %s can't be %j", (field, value) => {
  expect(present(problemsOfProfile({ ...profileValues(performer, []), [field]: value }))).toEqual([field]);
});

const prices = priceValues({ ...performer, monthlyPrice: 9.99, yearlyPrice: 99, durationFreeSubscriptionDays: 7 });

const before = { ...performer, monthlyPrice: 9.99, yearlyPrice: 99, durationFreeSubscriptionDays: 7 };

test('a birthday and a maximum that are set can be changed, but not removed', () => {
  const card = profileValues({ ...performer, dateOfBirth: '1996-08-23T00:00:00.000Z' }, []);
  expect(present(profileProblems({ ...card, dateOfBirth: '' }, card))).toEqual(['dateOfBirth']);
  expect(present(profileProblems({ ...card, dateOfBirth: '1996-08-24' }, card))).toEqual([]);
  const unset = profileValues(performer, []);
  expect(present(profileProblems(unset, unset))).toEqual([]);

  const group = priceValues({ ...performer, groupChatPrice: 5, maxParticipantsAllowed: 4 });
  const getProblems = (values: typeof group, saved: typeof group) =>
    present(priceProblems(values, { min: 1, max: null }, DOLLARS, saved));
  const empty = { ...group, maxParticipantsAllowed: '' };
  expect(getProblems(empty, group)).toEqual(['maxParticipantsAllowed']);
  expect(getProblems({ ...empty, sellsGroup: false }, group)).toEqual([]);
  expect(getProblems(empty, empty)).toEqual([]);
});

test('unset prices are not sent', () => {
  expect(present(problemsOfPrices(prices))).toEqual([]);
  expect(priceBody({ ...prices, monthlyPrice: '12.50' }, before)).toEqual({
    monthlyPrice: 12.5,
    yearlyPrice: 99,
    isFreeSubscription: false,
  });
});

test('a switched-off price needs no amount and is sent as null', () => {
  const off = { ...prices, sellsYearly: false, yearlyPrice: '' };
  expect(present(problemsOfPrices(off))).toEqual([]);
  expect(priceBody(off, before)).toEqual({ monthlyPrice: 9.99, yearlyPrice: null, isFreeSubscription: false });
});

test('a change of prices sends only what was changed, with what belongs to it', () => {
  const change = (edits: Partial<typeof prices>) => {
    const values = { ...prices, ...edits };
    return pickChanges(priceBody(values, before), values, prices);
  };
  expect(change({ monthlyPrice: '12.50' })).toEqual({ monthlyPrice: 12.5 });
  expect(change({ sellsYearly: false })).toEqual({ yearlyPrice: null });
  expect(change({ isFreeSubscription: true })).toEqual({ isFreeSubscription: true, durationFreeSubscriptionDays: 7 });
});

test('a price of 0 is free', () => {
  const free = { ...prices, monthlyPrice: '0', sellsPrivate: true, privateChatPrice: '0' };
  expect(present(problemsOfPrices(free))).toEqual([]);
  expect(priceBody(free, before)).toMatchObject({ monthlyPrice: 0, privateChatPrice: 0 });
});

test.each(['', '0.5', '-3', 'ten', '1e3', '9.999', '100001'])("a monthly price can't be %j", (monthlyPrice) => {
  expect(present(problemsOfPrices({ ...prices, monthlyPrice }))).toEqual(['monthlyPrice']);
});

test('a monthly price has the limits of the site, a yearly one its minimum', () => {
  const month = { min: 2.99, max: 99.99 };
  expect(
    problemsOfPrices({ ...prices, monthlyPrice: '2.98', sellsYearly: true, yearlyPrice: '2' }, month),
  ).toMatchObject({
    monthlyPrice: 'The price must be 0 or at least $2.99.',
    yearlyPrice: 'The price must be 0 or at least $2.99.',
  });
  expect(
    problemsOfPrices({ ...prices, monthlyPrice: '100', sellsYearly: true, yearlyPrice: '999' }, month),
  ).toMatchObject({
    monthlyPrice: 'The price must be at most $99.99.',
    yearlyPrice: undefined,
  });
});

test.each(['', '9.99', '2,5', 'ten'])("a price per minute can't be %j tokens", (privateChatPrice) => {
  expect(present(problemsOfPrices({ ...prices, sellsPrivate: true, privateChatPrice }))).toEqual(['privateChatPrice']);
});

test('a free trial requires its days only if enabled', () => {
  const days = { ...prices, durationFreeSubscriptionDays: '' };
  expect(present(problemsOfPrices(days))).toEqual([]);
  expect(present(problemsOfPrices({ ...days, isFreeSubscription: true }))).toEqual(['durationFreeSubscriptionDays']);
  expect(priceBody({ ...prices, isFreeSubscription: true }, before)).toMatchObject({
    isFreeSubscription: true,
    durationFreeSubscriptionDays: 7,
  });
});

test('only entered payout fields are sent, and a masked number is not a number', () => {
  const account = {
    ...NO_BANKING,
    firstName: ' Aria ',
    lastName: 'Lane',
    bankName: 'Harbour',
    bankAccount: 'GB29 HARB',
  };
  expect(present(limitProblems(LIMITS.saveBanking, account))).toEqual([]);
  expect(bankingBody(account)).toEqual({
    firstName: 'Aria',
    lastName: 'Lane',
    bankName: 'Harbour',
    bankAccount: 'GB29 HARB',
  });
  expect(present(limitProblems(LIMITS.saveBanking, NO_BANKING))).toEqual([
    'firstName',
    'lastName',
    'bankName',
    'bankAccount',
  ]);
  expect(present(limitProblems(LIMITS.saveBanking, { ...account, bankAccount: '••••6819' }))).toEqual(['bankAccount']);
});

test('performers are 18 or older on the day they register', () => {
  const today = new Date('2026-05-10T12:00:00Z');
  expect(birthdayProblem('2008-05-10', today)).toBeUndefined();
  expect(birthdayProblem('2008-05-11', today)).toBe('You must be 18 or older.');
  expect(birthdayProblem('', today)).toBe('Enter your date of birth.');
});
