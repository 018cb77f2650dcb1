import { ignoreLogWriteErrors } from '@/server/ops/log';

test('a process continues if nobody reads its log anymore', () => {
  const streams = [process.stdout, process.stderr];
  const before = streams.map((stream) => stream.listeners('error'));
  const gone = () => streams.forEach((stream) => stream.emit('error', new Error('write EPIPE')));
  ignoreLogWriteErrors();
  expect(gone).not.toThrow();
  streams.forEach((stream, index) =>
    stream
      .listeners('error')
      .forEach((listener) => before[index]?.includes(listener) || stream.off('error', listener as () => void)),
  );
});
