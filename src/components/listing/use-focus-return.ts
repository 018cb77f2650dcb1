import { useEffect, type MouseEvent, type RefObject } from 'react';
import { isRecord } from '@/lib/record';

/** Key of the clicked link in the history entry's options, which Next preserves. */
const LEFT_BY = 'leftBy';

const getFields = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function leftBy(): string | null {
  const href = getFields(getFields(window.history.state).options)[LEFT_BY];
  return typeof href === 'string' ? href : null;
}

function rememberLeftBy(href: string | undefined): void {
  const state = getFields(window.history.state);
  window.history.replaceState({ ...state, options: { ...getFields(state.options), [LEFT_BY]: href } }, '');
}

/**
 * Restores the focus to the clicked card when Back returns to the list. Doesn't scroll, because the scroll position is
 * restored separately. Use the returned function as the list's `onClickCapture`.
 */
export function useFocusReturn(list: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  useEffect(() => {
    const href = leftBy();
    if (href === null) return;
    // The link may belong to another list on the page, which handles it.
    const link = [...(list.current?.querySelectorAll('a') ?? [])].find((one) => one.getAttribute('href') === href);
    if (!link) return;
    rememberLeftBy(undefined);
    // Safari doesn't focus a clicked link, but an element around it.
    if (document.activeElement?.contains(link)) link.focus({ preventScroll: true });
  }, [list]);

  return ({ target }) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href');
    if (href) rememberLeftBy(href);
  };
}
