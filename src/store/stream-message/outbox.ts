import { deviceValue } from '@/device/device-value';

export interface HeldMessage {
  id: string;
  account: string;
  conversationId: string;
  text: string;
  /** In ms since 1970. */
  heldAt: number;
  /** A call was sent without a response, so the server may have the message already. */
  isUncertain: boolean;
  /** When the newest message known before that call was sent, by the server's clock; null if none was known. */
  after: string | null;
}

const isHeld = (data: unknown): data is HeldMessage =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data && typeof data.id === 'string' &&
  'account' in data && typeof data.account === 'string' &&
  'conversationId' in data && typeof data.conversationId === 'string' &&
  'text' in data && typeof data.text === 'string' &&
  'heldAt' in data && typeof data.heldAt === 'number' &&
  'isUncertain' in data && typeof data.isUncertain === 'boolean' &&
  'after' in data && (data.after === null || typeof data.after === 'string');

const NONE: HeldMessage[] = [];

/** The device's waiting messages, oldest first, of all accounts and rooms. */
export const outbox = deviceValue<HeldMessage[]>('chat-outbox', 1, (data) => (Array.isArray(data) ? data.filter(isHeld) : NONE), NONE);

/** Adds a message at the end. False if the device refuses storage. */
export function holdMessage(message: HeldMessage): boolean {
  outbox.write([...outbox.read(), message]);
  return outbox.read().some(({ id }) => id === message.id);
}

export function changeHeld(id: string, change: Pick<HeldMessage, 'isUncertain' | 'after'>): void {
  outbox.write(outbox.read().map((message) => (message.id === id ? { ...message, ...change } : message)));
}

export function releaseHeld(id: string): void {
  const left = outbox.read().filter((message) => message.id !== id);
  if (left.length > 0) outbox.write(left);
  else outbox.forget();
}

/** The waiting messages of one account, in one room or in all. */
export const heldBy = (messages: readonly HeldMessage[], account: string, conversationId?: string): HeldMessage[] =>
  messages.filter((message) => message.account === account && (conversationId === undefined || message.conversationId === conversationId));
