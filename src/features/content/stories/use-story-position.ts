import { useEffect, useState } from 'react';
import { markStorySeen, readSeenStories } from '@/device/seen-stories';
import type { StoriesPage } from './stories.loader';

/** Index of the first unseen story, or 0. */
function firstNew({ segments }: StoriesPage): number {
  const seen = readSeenStories();
  return Math.max(
    0,
    segments.findIndex(({ id }) => !seen.includes(id)),
  );
}

/** The current story of a performer, starting with the first unseen one. The first render matches the server HTML. Every displayed story is marked as seen. */
export function useStoryPosition(page: StoriesPage) {
  const of = page.performer._id;
  const [at, setAt] = useState(() => ({ of, index: page.direct ? 0 : firstNew(page) }));
  if (at.of !== of) setAt({ of, index: firstNew(page) });

  const index = Math.min(at.index, page.segments.length - 1);
  const shownId = page.segments[index]?.id;
  useEffect(() => {
    if (shownId) markStorySeen(shownId);
  }, [shownId]);

  return { index, goTo: (next: number) => setAt({ of, index: next }) };
}
