/** Elements that had the focus when a dialog opened. */
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * jsdom has no modal dialogs. Adds the part of `showModal` and `close` that components rely on: focus moves to the
 * first control and back, as in browsers.
 */
export function installModal() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    focusedBefore.set(this, document.activeElement);
    this.setAttribute('open', '');
    // Browsers don't focus anything in a closed dialog; jsdom does, so a fast test may have done so before.
    if (this.contains(document.activeElement)) return;
    this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    const element = focusedBefore.get(this);
    if (element instanceof HTMLElement) element.focus();
  };
}
