import { deviceValue } from '@/device/device-value';

export interface QueuedMessage {
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

const isQueuedMessage = (data: unknown): data is QueuedMessage =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  typeof data.id === 'string' &&
  'account' in data &&
  typeof data.account === 'string' &&
  'conversationId' in data &&
  typeof data.conversationId === 'string' &&
  'text' in data &&
  typeof data.text === 'string' &&
  'heldAt' in data &&
  typeof data.heldAt === 'number' &&
  'isUncertain' in data &&
  typeof data.isUncertain === 'boolean' &&
  'after' in data &&
  (data.after === null || typeof data.after === 'string');

const NONE: QueuedMessage[] = [];

/** The device's waiting messages, oldest first, of all accounts and rooms. */
export const outbox = deviceValue<QueuedMessage[]>(
  'chat-outbox',
  (data) => (Array.isArray(data) ? data.filter(isQueuedMessage) : NONE),
  NONE,
);

/** Adds a message at the end. False if the device refuses storage. */
export function queueMessage(message: QueuedMessage): boolean {
  const waiting = outbox.read();
  if (outbox.write([...waiting, message])) return true;
  outbox.write(waiting);
  return false;
}

export function updateQueuedMessage(id: string, change: Pick<QueuedMessage, 'isUncertain' | 'after'>): void {
  outbox.write(outbox.read().map((message) => (message.id === id ? { ...message, ...change } : message)));
}

export function removeQueuedMessage(id: string): void {
  const left = outbox.read().filter((message) => message.id !== id);
  if (left.length > 0) outbox.write(left);
  else outbox.forget();
}

/** The waiting messages of one account, in one room or in all. */
export const queuedBy = (
  messages: readonly QueuedMessage[],
  account: string,
  conversationId?: string,
): QueuedMessage[] =>
  messages.filter(
    (message) =>
      message.account === account && (conversationId === undefined || message.conversationId === conversationId),
  );
