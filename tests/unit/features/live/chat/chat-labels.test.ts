import {
  getAnnouncement,
  userColorIndex,
  connectionMessage,
  getMention,
  countCharactersLeft,
  tipText,
} from '@/features/live/chat/chat-labels';

const from = (name: string, text: string, more: object = {}) => ({
  _id: text,
  conversationId: 'room',
  text,
  senderInfo: { _id: name, name },
  ...more,
});

test('a mention is the full name after an @, in any case and script', () => {
  const robin = getMention({ username: 'robin.a', name: 'Robin Ashdown' });
  for (const text of ['@robin', 'hi @Robin!', '@ROBIN.A, look', 'so, @Robin Ashdown?'])
    expect(text).toMatch(robin ?? /^$/);
  for (const text of ['robin', '@robinson', 'mail@robin', '@robinxa']) expect(text).not.toMatch(robin ?? /^/);
  expect('سلام @ليلى').toMatch(getMention({ name: 'ليلى' }) ?? /^$/);
  expect(getMention({ name: '' })).toBeNull();
});

test('each user always has the same color, and all colors are used', () => {
  expect(userColorIndex('fan')).toBe(userColorIndex('fan'));
  expect(new Set(Array.from({ length: 200 }, (_, index) => userColorIndex(`person-${index}`)))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7, 8]),
  );
});

test('characters are counted near and beyond the limit', () => {
  expect(countCharactersLeft('x'.repeat(400))).toBeNull();
  expect(countCharactersLeft('x'.repeat(490))).toBe(10);
  expect(countCharactersLeft('x'.repeat(503))).toBe(-3);
});

test("a tip shows its amount, otherwise the server's text", () => {
  expect(tipText(from('Anna', 'Anna tipped 1 token', { meta: { token: 1 } }))).toBe('Anna tipped 1 token');
  expect(tipText(from('Anna', 'Anna tipped'))).toBe('Anna tipped');
});

test('a tip: name, amount and message are the same whether the amount comes as a number or as text', () => {
  for (const token of [5, '5', ' 5 '])
    expect(tipText(from('Anna', 'For the bells', { meta: { token } }))).toBe('Anna tipped 5 tokens: For the bells');
  for (const token of ['', 'many', null, {}])
    expect(tipText(from('Anna', 'For the bells', { meta: { token } }))).toBe('Anna sent a tip: For the bells');
  for (const text of ['', 'Tipped 5 tokens', 'Anna tipped 5 tokens!', 'tipped you 5.0 tokens'])
    expect(tipText(from('Anna', text, { meta: { token: '5' } }))).toBe('Anna tipped 5 tokens');
  expect(tipText(from('Anna', 'I tipped my hat', { meta: { token: 5 } }))).toBe(
    'Anna tipped 5 tokens: I tipped my hat',
  );
  expect(tipText(from('Anna', 'Robin tipped 5 tokens', { senderInfo: null, meta: { token: 5 } }))).toBe(
    'Robin tipped 5 tokens',
  );
});

test('one message is read out completely, several as a summary', () => {
  expect(getAnnouncement([from('Anna', 'Hi')])).toBe('Anna: Hi');
  expect(getAnnouncement([from('Bo', 'Hey'), from('Anna', '', { type: 'tip', meta: { token: 5 } })])).toBe(
    '2 new messages, the last from Anna tipped 5 tokens',
  );
  expect(getAnnouncement([])).toBe('');
});

test('only a missing connection is mentioned', () => {
  expect(
    (['initialized', 'connected', 'disconnect', 'reconnecting', 'failed'] as const).map(
      (status) => connectionMessage(status) !== null,
    ),
  ).toEqual([false, false, true, true, true]);
});
