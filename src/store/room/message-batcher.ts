import type { Message } from '@/contract/message';
import type { RoomMembers } from '@/contract/socket';

/** What comes in within this time is put into the store in one go: fifty messages a second are eight changes. */
const BUNDLE_MS = 120;

interface Flush {
  messages: (items: Message[]) => void;
  members: (room: RoomMembers) => void;
}

/** Gathers what a busy room says. `now` hands on what is gathered, before something that must not overtake it. */
export function bundleRoom({ messages, members }: Flush) {
  let lines: Message[] = [];
  let room: RoomMembers | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    const [said, counted] = [lines, room];
    lines = [];
    room = null;
    if (said.length > 0) messages(said);
    if (counted) members(counted);
  };
  const soon = () => (timer ??= setTimeout(now, BUNDLE_MS));

  return {
    addMessage(message: Message) {
      lines.push(message);
      soon();
    },
    /** Only the last count matters. */
    setMembers(counted: RoomMembers) {
      room = counted;
      soon();
    },
    now,
    /** Drops what is gathered: the room is left. */
    stop: () => clearTimeout(timer),
  };
}
