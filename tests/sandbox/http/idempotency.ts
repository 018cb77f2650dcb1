import { createHash } from 'node:crypto';
import type { Operation } from '@/contract/operation';
import type { Context } from '../context';
import { atMost } from '../db/conditions';
import { badRequest, unprocessable } from './errors';
import type { Call } from './route';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 200;

/** The key of a press, or null. Throws 400 for one that is too long to be kept. */
export function keyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key')?.trim() ?? '';
  if (key.length > LONGEST_KEY) throw badRequest(`An Idempotency-Key has at most ${LONGEST_KEY} characters.`);
  return key || null;
}

type Once = (operation: Operation, call: Call<Operation>, work: () => Promise<unknown>) => Promise<unknown>;

/**
 * Makes calls of one account that carry the same key one call: it is done once and the answer kept for a day, also when they come at
 * the same moment. A refusal is not kept: one can top up and press again. The same key for another call is refused with 422.
 */
export function onceByKey({ store, now }: Pick<Context, 'store' | 'now'>): Once {
  const underWay = new Map<string, Promise<unknown>>();

  const perform: Once = async (operation, call, work) => {
    const id = digest([call.viewer?.account._id, call.key]);
    // What is under way may end in a refusal, and then the next one in line has its turn.
    for (let turn = underWay.get(id); turn; turn = underWay.get(id)) await turn.catch(() => null);
    store.idempotency.remove(atMost('createdAt', new Date(now().getTime() - DAY).toISOString()));
    const asked = digest([operation.method, operation.path, call.params, call.body, ...filesOf(call)]);
    const kept = store.idempotency.get(id);
    if (kept && kept.call !== asked) throw unprocessable('This Idempotency-Key belongs to another request. Use a new one.');
    if (kept) return kept.reply;

    const turn = work().then((reply) => {
      const moment = now().toISOString();
      store.idempotency.insert({ _id: id, createdAt: moment, updatedAt: moment, call: asked, reply });
      return reply;
    });
    underWay.set(id, turn);
    return turn.finally(() => underWay.delete(id));
  };

  return (operation, call, work) => (isOnce(operation) && call.key !== null ? perform(operation, call, work) : work());
}

/** Whether a second arrival of the same call would cost, or make something, twice. */
export const isOnce = ({ spends, method, multipart }: Operation): boolean => spends === true || (method === 'POST' && multipart !== undefined);

/** Files by their parts, names and sizes. */
const filesOf = ({ files }: Call<Operation>): unknown[] => Object.values(files).flatMap((sent) => sent.map(({ part, name, size }) => [part, name, size]));

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
