import { findBestValue, packageFor, tokenSaving, tokensIn } from '@/entities/payment/token-price';

const small = { _id: 's', name: 'Small', tokens: 50, price: 4.99 };
const large = { _id: 'l', name: 'Large', tokens: 500, price: 42.99 };
const gift = { _id: 'g', name: 'With a gift', tokens: 500, bonusTokens: 100, price: 44.99 };

test('the saving of a package compares the price per token, bonus included, with the most expensive one', () => {
  expect(tokensIn(gift)).toBe(600);
  const packages = [small, large, gift];
  expect(packages.map((offer) => tokenSaving(offer, packages))).toEqual([0, 13, 24]);
  expect(tokenSaving(small, [small])).toBe(0);
  const [tenDollars, eightDollars] = [10, 8].map((price) => ({ ...small, tokens: 100, price }));
  expect(eightDollars && tokenSaving(eightDollars, [tenDollars ?? small, eightDollars])).toBe(20);
  expect(tokenSaving({ ...small, price: 0 }, [{ ...small, price: 0 }])).toBe(0);
});

test('the best value is one package, or none', () => {
  expect(findBestValue([small, gift, large])).toBe(gift);
  expect(findBestValue([small])).toBeNull();
  expect(findBestValue([large, { ...large, _id: 'twin' }])).toBeNull();
});

test('the cheapest sufficient package is suggested, otherwise the largest', () => {
  expect(packageFor([gift, large, small], 30)).toBe(small);
  expect(packageFor([gift, large, small], 51)).toBe(large);
  expect(packageFor([small, gift, large], 5000)).toBe(gift);
  expect(packageFor([], 1)).toBeNull();
});
