import { noMessages, withFirst, withReceived } from '@/store/stream-message/room-messages';
import { cpuTimeMs } from './cpu-time';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    return {
      _id: `m${number}`,
      conversationId: 'room',
      text: `Line ${number}`,
      createdAt: new Date(number * 1000).toISOString(),
    };
  });

test('chat: adding a batch to a room with 5,000 messages takes less than 10 ms of CPU time', () => {
  let room = withReceived(
    withFirst(
      { ...noMessages(), fetching: true },
      { items: lines(36, 60).reverse(), total: 60, hasFirstMessage: false },
    ),
    lines(61, 5030),
  );
  const start = process.cpuUsage();
  for (let batch = 0; batch < 100; batch += 1) room = withReceived(room, lines(5031 + batch * 6, 5036 + batch * 6));
  expect(cpuTimeMs(start) / 100).toBeLessThan(10);
  expect(room.items).toHaveLength(5595);
});
