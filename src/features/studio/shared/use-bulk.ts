import { useRef, useState } from 'react';
import { ApiError } from '@/lib/http/errors';

const MAX_PARALLEL_CALLS = 2;
const UNEXPECTED = 'Something went wrong. Reload the page to check whether it was changed.';

interface BulkOptions<T, Change> {
  run: (item: T, change: Change) => Promise<unknown>;
  /** Called when all calls have settled, to reload the list. */
  onEnd?: () => void;
}

export interface BulkState {
  /** Progress label: "Publishing". */
  label: string;
  running: boolean;
  /** Settled calls, including failed ones. */
  done: number;
  /** Ids of changed items. */
  succeeded: readonly string[];
  total: number;
  /** Error messages by item id. */
  failures: Readonly<Record<string, string>>;
}

const IDLE: BulkState = { label: '', running: false, done: 0, succeeded: [], total: 0, failures: {} };

interface Batch<T, Change> {
  label: string;
  items: readonly T[];
  change: Change;
  /** The reason why an item is left out, if there is one. */
  refuse?: (item: T) => string | undefined;
}

/**
 * Runs a change on many items: one call per item, two at a time. A failed item keeps its error and doesn't stop the
 * others. Batches started meanwhile are queued.
 */
export function useBulk<T extends { _id: string }, Change = undefined>({ run, onEnd }: BulkOptions<T, Change>) {
  const [state, setState] = useState(IDLE);
  const queue = useRef<Batch<T, Change>[]>([]);
  /** Items of the outcome, each with its latest batch. */
  const startedBatches = useRef<Batch<T, Change>[]>([]);

  const work = async (batch: Batch<T, Change>) => {
    const { label, items, change, refuse } = batch;
    const isAgain = (id: string) => items.some(({ _id }) => _id === id);
    startedBatches.current = [
      ...startedBatches.current.map((before) => ({
        ...before,
        items: before.items.filter(({ _id }) => !isAgain(_id)),
      })),
      batch,
    ];
    setState((now) => ({
      ...now,
      label,
      failures: Object.fromEntries(Object.entries(now.failures).filter(([id]) => !isAgain(id))),
    }));
    const waiting = [...items];
    const takeNext = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        const { _id } = item;
        const reason = refuse?.(item) ?? (await getFailureMessage(() => run(item, change)));
        setState((now) => ({
          ...now,
          done: now.done + 1,
          ...(reason === null
            ? { succeeded: [...now.succeeded, _id] }
            : { failures: { ...now.failures, [_id]: reason } }),
        }));
      }
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_CALLS }, takeNext));
  };

  const start = async (batch: Batch<T, Change>) => {
    const { length } = batch.items;
    if (length === 0) return;
    queue.current.push(batch);
    if (queue.current.length > 1) {
      setState((now) => ({ ...now, total: now.total + length }));
      return;
    }
    startedBatches.current = [];
    setState({ ...IDLE, running: true, total: length });
    try {
      for (let next: typeof batch | undefined = batch; next; [next] = queue.current) {
        await work(next);
        queue.current.shift();
      }
    } finally {
      queue.current = [];
      setState((now) => ({ ...now, running: false }));
      onEnd?.();
    }
  };

  return {
    ...state,
    start: (label: string, items: readonly T[], change: Change, refuse?: Batch<T, Change>['refuse']) =>
      void start({ label, items, change, refuse }),
    retry: () => {
      for (const batch of startedBatches.current)
        void start({ ...batch, items: batch.items.filter(({ _id }) => _id in state.failures) });
    },
    dismiss: () => setState(IDLE),
  };
}

async function getFailureMessage(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    // A bug in one call must not keep the other items from their turn.
    return error instanceof ApiError ? error.message : UNEXPECTED;
  }
}
