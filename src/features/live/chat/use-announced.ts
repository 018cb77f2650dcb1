import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConversationMessages } from '@/store/stream-message/room-messages';
import { announcement } from './chat-labels';

/** Minimum interval between screen-reader announcements, in ms. */
const EVERY_MS = 3000;

/** Marks a room without messages. */
const NOTHING = '';

/**
 * Announces messages from others, at most once every three seconds. `hasFirstMessage`: the first message of the room is loaded, so a room without
 * messages is empty.
 */
export function useAnnounced(
  { items, hasFirstMessage }: Pick<ConversationMessages, 'items' | 'hasFirstMessage'>,
  ownId: string,
): string {
  const [text, setText] = useState('');
  const announcedUntil = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const lastId = items.at(-1)?._id ?? (hasFirstMessage ? NOTHING : null);

  const announce = useEffectEvent(() => {
    timer.current = null;
    const from = items.findLastIndex(({ _id }) => _id === announcedUntil.current);
    const isKnown = from >= 0 || announcedUntil.current === NOTHING;
    announcedUntil.current = lastId;
    const fresh = !isKnown
      ? []
      : items
          .slice(from + 1)
          .filter(
            ({ senderId, isSystem, isDeleted, type }) =>
              senderId !== ownId && !isDeleted && (!isSystem || type === 'tip'),
          );
    if (fresh.length > 0) setText(announcement(fresh));
  });

  useEffect(() => {
    // Don't announce messages that were there at first.
    if (announcedUntil.current === null || lastId === NOTHING) announcedUntil.current = lastId;
    if (announcedUntil.current === lastId) return;
    timer.current ??= setTimeout(announce, EVERY_MS);
  }, [lastId]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return text;
}
