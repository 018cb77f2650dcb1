import type { Message } from '@/contract/message';
import type { RoomMembers } from '@/contract/socket';

/** Messages within this time are dispatched together: fifty messages a second cause eight state changes. */
const BUNDLE_MS = 120;

interface Flush {
  messages: (items: Message[]) => void;
  members: (room: RoomMembers) => void;
}

/** Batches the messages of a busy room. `now` flushes the batch before an event that must not overtake it. */
export function batchRoomMessages({ messages, members }: Flush) {
  let lines: Message[] = [];
  let room: RoomMembers | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const [batch, counted] = [lines, room];
    lines = [];
    room = null;
    if (batch.length > 0) messages(batch);
    if (counted) members(counted);
  };
  const scheduleFlush = () => (timer ??= setTimeout(flush, BUNDLE_MS));

  return {
    addMessage(message: Message) {
      lines.push(message);
      scheduleFlush();
    },
    setMembers(counted: RoomMembers) {
      room = counted;
      scheduleFlush();
    },
    now: flush,
    /** Drops the batch because the room was left. */
    stop: () => clearTimeout(timer),
  };
}
