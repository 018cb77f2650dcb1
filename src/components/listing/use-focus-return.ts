import { useEffect, type MouseEvent, type RefObject } from 'react';

/** Where the history entry of the list keeps the link that it was left by: among the options, which Next carries over. */
const LEFT_BY = 'leftBy';

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Record<string, unknown> => (isFields(value) ? value : {});

function leftBy(): string | null {
  const href = fieldsOf(fieldsOf(window.history.state).options)[LEFT_BY];
  return typeof href === 'string' ? href : null;
}

function rememberLeftBy(href: string | undefined): void {
  const state = fieldsOf(window.history.state);
  window.history.replaceState({ ...state, options: { ...fieldsOf(state.options), [LEFT_BY]: href } }, '');
}

/**
 * Gives the focus back to the card that one went away by, when Back leads here again. Nothing scrolls: the page returns to its
 * place by itself. Put the function it gives on the list, for clicks in the capture phase.
 */
export function useFocusReturn(list: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  useEffect(() => {
    const href = leftBy();
    if (href === null) return;
    // It may be a link of another list on the page, which looks for itself.
    const link = [...(list.current?.querySelectorAll('a') ?? [])].find((one) => one.getAttribute('href') === href);
    if (!link) return;
    rememberLeftBy(undefined);
    if (document.activeElement === document.body) link.focus({ preventScroll: true });
  }, [list]);

  return ({ target }) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href');
    if (href) rememberLeftBy(href);
  };
}
