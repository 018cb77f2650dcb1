import { useEffect, useRef } from 'react';

/** Ref of a row of links that scrolls sideways: the current link is scrolled into view. */
export function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return row;
}
