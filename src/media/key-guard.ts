import { isTurnedOff } from '@/device/character-shortcuts';

/** Elements that need every key: text input, or type-ahead selection. */
const TYPED_INTO = [
  'textarea',
  'select',
  'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit])',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
  '[role=tree]',
].join();

/** Elements that Space and Enter activate. */
const PRESSED =
  'a[href], button, summary, input, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=radio]';

/** Elements that use the arrow keys. */
const STEERED = 'input, [role=slider], [role=tablist], [role=radiogroup], [role=grid], [role=toolbar]';

const DIALOG = 'dialog, [role=dialog], [role=alertdialog]';

const DIALOG_OR_PLAYER = `${DIALOG}, [data-player]`;

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The elements around the target, innermost first, also outside its shadow root. */
const getElements = (event: Event): Element[] => event.composedPath().filter((each) => each instanceof Element);

/** True when a key is pressed inside a dialog. */
export const isInDialog = (event: KeyboardEvent): boolean =>
  getElements(event).some((element) => element.matches(DIALOG));

/**
 * True when the player must ignore a key press: single-key shortcuts are turned off, the user is typing, the focused
 * control uses the key itself, a dialog is open elsewhere, another player has the focus, or another listener handled it.
 * The up and down arrows keep scrolling the page unless the player has focus.
 */
export function isKeyTaken(event: KeyboardEvent, player: Element): boolean {
  if (event.defaultPrevented || isTurnedOff(event.key)) return true;
  const path = getElements(event);
  const [target] = path;
  if (!target) return false;
  if (target.closest(TYPED_INTO)) return true;

  const isElsewhere = (area: Element) => area.matches(DIALOG_OR_PLAYER) && !area.contains(player);
  if (!path.includes(player) && path.some(isElsewhere)) return true;

  if (event.key === ' ') return target.closest(PRESSED) !== null;
  if (!ARROWS.includes(event.key)) return false;
  const scrolls = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  return target.closest(STEERED) !== null || (scrolls && !path.includes(player));
}
