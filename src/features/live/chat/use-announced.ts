import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConversationMessages } from '@/store/stream-message/room-messages';
import { announcement } from './chat-labels';

/** Nobody can listen to more than one bundle in this time. */
const EVERY_MS = 3000;

/** Stands for the last line of a room in which there was none. */
const NOTHING = '';

/**
 * What a screen reader says of the lines that come in from others: at most one bundle every three seconds. `begun`: the first
 * line of the room is there, so that a room without lines is an empty one.
 */
export function useAnnounced({ items, begun }: Pick<ConversationMessages, 'items' | 'begun'>, ownId: string): string {
  const [words, setWords] = useState('');
  const heardTo = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const lastId = items.at(-1)?._id ?? (begun ? NOTHING : null);

  const say = useEffectEvent(() => {
    timer.current = null;
    const from = items.findLastIndex(({ _id }) => _id === heardTo.current);
    const isKnown = from >= 0 || heardTo.current === NOTHING;
    heardTo.current = lastId;
    const fresh = !isKnown ? [] : items.slice(from + 1).filter(({ senderId, isSystem, isDeleted, type }) => senderId !== ownId && !isDeleted && (!isSystem || type === 'tip'));
    if (fresh.length > 0) setWords(announcement(fresh));
  });

  useEffect(() => {
    // What was there at first is read by whoever reads the list.
    if (heardTo.current === null || lastId === NOTHING) heardTo.current = lastId;
    if (heardTo.current === lastId) return;
    timer.current ??= setTimeout(say, EVERY_MS);
  }, [lastId]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return words;
}
