import { limitProblem, limitProblems } from '@/features/studio/shared/form/limit';
import { LIMITS } from '@/features/studio/shared/form/limits';

const { uploadVideo, createProduct, saveBanking } = LIMITS;

test.each([
  ['a required text', uploadVideo.title, 'Rooftop', undefined],
  ['a missing text', uploadVideo.title, '   ', 'Give the video a title.'],
  ['a text as long as allowed', uploadVideo.title, ` ${'x'.repeat(150)} `, undefined],
  ['a text that is too long', uploadVideo.title, 'x'.repeat(151), 'Use at most 150 characters.'],
  ['a long text that is too long', uploadVideo.description, 'x'.repeat(5001), 'Use at most 5,000 characters.'],
  ['no price', uploadVideo.price, '', undefined],
  ['a price in words', uploadVideo.price, 'ten', 'Enter a price in numbers.'],
  ['part of a token', uploadVideo.price, '1.5', 'Enter a whole number of tokens, such as 20.'],
  ['a negative price', uploadVideo.price, '-1', 'Enter 0 or more.'],
  ['a price that is a typo', uploadVideo.price, '100001', 'Enter a price of at most 100,000 tokens.'],
  ['cents', createProduct.price, '19.99', undefined],
  [
    'parts of a cent',
    createProduct.price,
    '19.999',
    'Enter a price in numbers, with at most two decimals, such as 20 or 4.50.',
  ],
  ['many tags', uploadVideo.tags, Array.from({ length: 21 }, String), 'Use at most 20 tags.'],
  ['a long tag', uploadVideo.tags, ['x'.repeat(41)], 'A tag can have at most 40 characters.'],
  ['an account number', saveBanking.bankAccount, 'DE12 3456', undefined],
  [
    'an account number with other characters',
    saveBanking.bankAccount,
    'DE_12_3456',
    'Enter the account number or IBAN: 4 to 42 letters and numbers.',
  ],
  ['a field without limits', undefined, '', undefined],
])('limitProblem: %s', (_, limit, value, problem) => {
  expect(limitProblem(limit, value)).toBe(problem);
});

test('limitProblems: names the invalid fields only', () => {
  expect(limitProblems(uploadVideo, { title: '', description: 'Fine', tags: [], isSchedule: false })).toEqual({
    title: 'Give the video a title.',
  });
});
