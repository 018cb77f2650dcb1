import { asShowKind, showProblems, toGoLiveBody } from '@/features/studio/show-settings/go-live-body';

const values = {
  title: ' Late set ',
  description: '',
  kind: 'free',
  price: '30',
  goalTitle: '',
  goalTokens: '',
  tipMenu: [],
};
const LIMITS = { min: 2, max: 500 };

test('a free show has no ticket price, whatever is in the hidden field', () => {
  expect(toGoLiveBody(values)).toEqual({ title: 'Late set', description: '', isFree: true, price: 0 });
  expect(toGoLiveBody({ ...values, kind: 'ticket' })).toEqual({
    title: 'Late set',
    description: '',
    isFree: false,
    price: 30,
  });
});

test.each(['', '0', '2.5', '-3', 'ten', '12345678'])('a ticket price of "%s" is invalid', (price) => {
  expect(showProblems({ ...values, kind: 'ticket', price }, LIMITS).price).toMatch(/whole tokens/);
  expect(showProblems({ ...values, price }, LIMITS).price).toBeUndefined();
});

test('every show except group shows has a title', () => {
  expect(showProblems({ ...values, title: '  ' }, LIMITS).title).toBe('Give your show a title.');
  expect(showProblems({ ...values, title: '', kind: 'group' }, LIMITS)).toEqual({});
});

test('an unknown kind in a draft becomes a free show', () => expect(asShowKind('vip')).toBe('free'));

test('goal and tip menu are sent if they are filled in; empty rows are left out', () => {
  const filled = {
    ...values,
    goalTitle: ' New strings ',
    goalTokens: '500',
    tipMenu: ['20 Play a request', ' ', '5  Say hi '],
  };
  expect(toGoLiveBody(filled)).toMatchObject({
    goal: { title: 'New strings', tokens: 500 },
    tipMenu: [
      { label: 'Play a request', tokens: 20 },
      { label: 'Say hi', tokens: 5 },
    ],
  });
  expect(showProblems(filled, LIMITS)).toMatchObject({
    goalTitle: undefined,
    goalTokens: undefined,
    tipMenu: undefined,
  });
});

test.each([
  [{ goalTitle: 'New strings' }, 'goalTokens', /whole tokens/],
  [{ goalTokens: '500' }, 'goalTitle', /what the goal is for/],
  [{ tipMenu: ['20 '] }, 'tipMenu', /^Every item needs a name/],
  [{ tipMenu: ['1 Say hi'] }, 'tipMenu', /^“Say hi” needs .* from 2 to 500 tokens\.$/],
])('a goal or tip menu that fans could not use is refused: %j', (change, field, text) => {
  expect(showProblems({ ...values, ...change }, LIMITS)[field as 'tipMenu']).toMatch(text);
});
