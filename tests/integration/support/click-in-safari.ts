import { fireEvent } from '@testing-library/dom';

/** Clicks as in Safari, which doesn't focus a clicked button or link, but an element around it or nothing. */
export function clickInSafari(control: HTMLElement): void {
  const around = control.parentElement?.closest<HTMLElement>('[tabindex]');
  if (around) around.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  fireEvent.click(control);
}
