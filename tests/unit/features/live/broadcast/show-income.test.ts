import { showIncome } from '@/features/live/broadcast/show-income';
import { NO_FIGURES } from '@/store/broadcast/broadcast.state';

const sale = (type: string, grossPrice: number, more: object = {}) => ({
  _id: `${type}${grossPrice}`,
  type,
  grossPrice,
  netPrice: grossPrice * 0.8,
  isToken: true,
  ...more,
});
const robin = { userId: 'robin', userInfo: { _id: 'robin', name: 'Robin' } };
const ben = { userId: 'ben', userInfo: { _id: 'ben', name: 'Ben' } };

test('income of a show: sums booked tickets, tips and private shows, and names the tippers', () => {
  const sales = [
    sale('public_chat', 30, robin),
    sale('stream_tip', 5, robin),
    sale('stream_tip', 20, ben),
    sale('tip', 10, robin),
    sale('private_chat', 6, ben),
    sale('private_chat', 6, ben),
    sale('video', 40, robin),
    sale('stream_tip', 99, { ...ben, transactionStatus: 'refunded' }),
    sale('monthly_subscription', 9.99, { ...ben, isToken: false }),
  ];
  expect(
    showIncome({ ...NO_FIGURES, tipCount: 1, tipTokens: 5, tips: [{ id: 1, name: 'Robin', tokens: 5, at: 1 }] }, sales),
  ).toEqual({
    tickets: { count: 1, tokens: 30 },
    tips: { count: 3, tokens: 35 },
    privateShows: { count: 1, tokens: 12, minutes: 2 },
    total: 77,
    tippers: [
      { key: 'ben', name: 'Ben', tokens: 20 },
      { key: 'robin', name: 'Robin', tokens: 15 },
    ],
  });
});

test('income of a show: fans with the same name are listed apart', () => {
  const tips = [
    { id: 1, name: 'Robin', senderId: 'a', tokens: 5, at: 1 },
    { id: 2, name: 'Robin', senderId: 'b', tokens: 9, at: 2 },
    { id: 3, name: 'Robin', senderId: 'a', tokens: 2, at: 3 },
  ];
  expect(showIncome({ ...NO_FIGURES, tipCount: 3, tipTokens: 16, tips }, []).tippers).toEqual([
    { key: 'b', name: 'Robin', tokens: 9 },
    { key: 'a', name: 'Robin', tokens: 7 },
  ]);
});

test('income of a show: falls back to the amounts announced live', () => {
  const figures = {
    ...NO_FIGURES,
    ticketCount: 2,
    ticketTokens: 60,
    tipCount: 1,
    tipTokens: 5,
    tips: [{ id: 1, name: 'Robin', tokens: 5, at: 1 }],
  };
  expect(showIncome(figures, [])).toMatchObject({
    tickets: { count: 2, tokens: 60 },
    tips: { count: 1, tokens: 5 },
    total: 65,
    tippers: [{ name: 'Robin', tokens: 5 }],
  });
});
