import { createHash } from 'node:crypto';
import type { Operation } from '@/contract/operation';
import type { Context } from '../context';
import { atMost } from '../db/conditions';
import { badRequest, unprocessable } from './errors';
import type { Call } from './route';

const DAY = 24 * 60 * 60 * 1000;
const MAX_KEY_LENGTH = 200;

/** Returns the idempotency key of the request, or null. Throws 400 if it is too long to store. */
export function getKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')?.trim() ?? '';
  if (key.length > MAX_KEY_LENGTH) throw badRequest(`An Idempotency-Key has at most ${MAX_KEY_LENGTH} characters.`);
  return key || null;
}

type RunOnce = (operation: Operation, call: Call<Operation>, work: () => Promise<unknown>) => Promise<unknown>;

/**
 * Treats calls of one account with the same key as one call, even if they arrive simultaneously: it runs once, and the
 * response is stored for a day. Refusals are not stored, so that the fan can top up and retry. The same key with
 * another call is refused with 422.
 */
export function onceByKey({ store, now }: Pick<Context, 'store' | 'now'>): RunOnce {
  const inFlight = new Map<string, Promise<unknown>>();

  const perform: RunOnce = async (operation, call, work) => {
    const id = digest([call.viewer?.account._id, call.key]);
    // The call in progress may be refused, so the next one in line then runs.
    for (let turn = inFlight.get(id); turn; turn = inFlight.get(id)) await turn.catch(() => null);
    store.idempotency.remove(atMost('createdAt', new Date(now().getTime() - DAY).toISOString()));
    const fingerprint = digest([operation.method, operation.path, call.params, call.body, ...getFiles(call)]);
    const storedReply = store.idempotency.get(id);
    if (storedReply && storedReply.call !== fingerprint)
      throw unprocessable('This Idempotency-Key belongs to another request. Use a new one.');
    if (storedReply) return storedReply.reply;

    const turn = work().then((reply) => {
      const timestamp = now().toISOString();
      store.idempotency.insert({ _id: id, createdAt: timestamp, updatedAt: timestamp, call: fingerprint, reply });
      return reply;
    });
    inFlight.set(id, turn);
    return turn.finally(() => inFlight.delete(id));
  };

  return (operation, call, work) => (isOnce(operation) && call.key !== null ? perform(operation, call, work) : work());
}

/** Whether repeating the call would charge or create something twice. */
export const isOnce = ({ spends, method, multipart }: Operation): boolean =>
  spends === true || (method === 'POST' && multipart !== undefined);

/** Identifies files by part, name and size. */
const getFiles = ({ files }: Call<Operation>): unknown[] =>
  Object.values(files).flatMap((sent) => sent.map(({ part, name, size }) => [part, name, size]));

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
