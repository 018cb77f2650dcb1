/** jsdom has no modal dialogs: the part of `showModal` and `close` that the components rely on. */
export function installModal() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
