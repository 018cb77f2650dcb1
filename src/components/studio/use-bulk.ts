import { useRef, useState } from 'react';
import { ApiError } from '@/lib/errors';

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

/**
 * The same done to many: one call an item, two at a time. One that is refused keeps its reason and stops none of the others.
 *
 *     const bulk = useBulk<Video, VideoPatch>({ run: (video, patch) => videos.updateOwn(video._id, patch), onEnd: reload });
 *     bulk.start('Publishing', chosen, { status: 'active' });
 *     <StudioList … bulk={bulk} />
 */
export function useBulk<T extends { _id: string }, Change = undefined>({ run, onEnd }: BulkOptions<T, Change>) {
  const [state, setState] = useState(IDLE);
  const last = useRef<{ doing: string; items: readonly T[]; change: Change } | null>(null);
  const busy = useRef(false);

  const start = async (doing: string, items: readonly T[], change: Change) => {
    if (busy.current || items.length === 0) return;
    busy.current = true;
    last.current = { doing, items, change };
    setState({ doing, running: true, done: 0, total: items.length, failures: {} });
    const waiting = [...items];
    const work = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        const { _id } = item;
        const reason = await reasonAgainst(() => run(item, change));
        setState((now) => ({ ...now, done: now.done + 1, failures: reason === null ? now.failures : { ...now.failures, [_id]: reason } }));
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } finally {
      busy.current = false;
      setState((now) => ({ ...now, running: false }));
      onEnd?.();
    }
  };

  return {
    ...state,
    start: (doing: string, items: readonly T[], change: Change) => void start(doing, items, change),
    /** The refused ones once more. */
    retry: () => {
      if (last.current) void start(last.current.doing, last.current.items.filter(({ _id }) => _id in state.failures), last.current.change);
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
