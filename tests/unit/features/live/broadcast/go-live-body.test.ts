import { asShowKind, showProblems, toGoLiveBody } from '@/features/live/broadcast/go-live-body';

const values = { title: ' Late set ', description: '', kind: 'free', price: '30' };

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
  expect(showProblems({ ...values, kind: 'ticket', price }).price).toMatch(/whole tokens/);
  expect(showProblems({ ...values, price }).price).toBeUndefined();
});

test('every show except group shows has a title', () => {
  expect(showProblems({ ...values, title: '  ' }).title).toBe('Give your show a title.');
  expect(showProblems({ ...values, title: '', kind: 'group' })).toEqual({});
});

test('an unknown kind in a draft becomes a free show', () => expect(asShowKind('vip')).toBe('free'));
