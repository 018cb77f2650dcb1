import { useRef, useState } from 'react';
import { ApiError } from '@/lib/http/errors';

/** So many calls are under way at a time. */
const AT_ONCE = 2;

interface BulkOptions<T, Change> {
  /** The call for one of them. */
  run: (item: T, change: Change) => Promise<unknown>;
  /** All calls have been answered: the moment to load the list again. */
  onEnd?: () => void;
}

export interface BulkState {
  /** What is being done, in a word: "Publishing". */
  doing: string;
  running: boolean;
  /** Answered calls, refused ones among them. */
  done: number;
  total: number;
  /** Why an item was refused, by its id. */
  failures: Readonly<Record<string, string>>;
}

const IDLE: BulkState = { doing: '', running: false, done: 0, total: 0, failures: {} };

interface Batch<T, Change> {
  doing: string;
  items: readonly T[];
  change: Change;
}

/**
 * The same done to many: one call an item, two at a time. One that is refused keeps its reason and stops none of the others. What is started meanwhile begins when that has ended.
 *
 *     const bulk = useBulk<Video, VideoPatch>({ run: (video, patch) => videos.updateOwn(video._id, patch), onEnd: reload });
 *     bulk.start('Publishing', chosen, { status: 'active' });
 *     <StudioList … bulk={bulk} />
 */
export function useBulk<T extends { _id: string }, Change = undefined>({ run, onEnd }: BulkOptions<T, Change>) {
  const [state, setState] = useState(IDLE);
  /** What is being done and, behind it, what is to be done next. */
  const line = useRef<Batch<T, Change>[]>([]);
  /** What the outcome is about: each item in the batch that it was in last. */
  const begun = useRef<Batch<T, Change>[]>([]);

  const work = async (batch: Batch<T, Change>) => {
    const { doing, items, change } = batch;
    const isAgain = (id: string) => items.some(({ _id }) => _id === id);
    begun.current = [...begun.current.map((before) => ({ ...before, items: before.items.filter(({ _id }) => !isAgain(_id)) })), batch];
    setState((now) => ({ ...now, doing, failures: Object.fromEntries(Object.entries(now.failures).filter(([id]) => !isAgain(id))) }));
    const waiting = [...items];
    const takeNext = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        const { _id } = item;
        const reason = await reasonAgainst(() => run(item, change));
        setState((now) => ({ ...now, done: now.done + 1, failures: reason === null ? now.failures : { ...now.failures, [_id]: reason } }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  };

  const start = async (batch: Batch<T, Change>) => {
    const { length } = batch.items;
    if (length === 0) return;
    line.current.push(batch);
    if (line.current.length > 1) {
      setState((now) => ({ ...now, total: now.total + length }));
      return;
    }
    begun.current = [];
    setState({ ...IDLE, running: true, total: length });
    try {
      for (let next: typeof batch | undefined = batch; next; [next] = line.current) {
        await work(next);
        line.current.shift();
      }
    } finally {
      line.current = [];
      setState((now) => ({ ...now, running: false }));
      onEnd?.();
    }
  };

  return {
    ...state,
    start: (doing: string, items: readonly T[], change: Change) => void start({ doing, items, change }),
    /** The refused ones once more. */
    retry: () => {
      for (const batch of begun.current) void start({ ...batch, items: batch.items.filter(({ _id }) => _id in state.failures) });
    },
    /** Puts the outcome away. */
    dismiss: () => setState(IDLE),
  };
}

async function reasonAgainst(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message;
  }
}
