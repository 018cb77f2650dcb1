import { useEffect, useState } from 'react';
import { markStorySeen, readSeenStories } from '@/device/seen-stories';
import type { StoriesPage } from './stories.loader';

/** The first story that was not seen on this device, else the very first. */
function firstNew({ segments }: StoriesPage): number {
  const seen = readSeenStories();
  return Math.max(0, segments.findIndex(({ id }) => !seen.includes(id)));
}

/**
 * Which story of a performer is shown; another performer's begin with the first that is new. The first view of a page that came from
 * the server shows what its HTML has. Every story shown counts as seen.
 */
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
