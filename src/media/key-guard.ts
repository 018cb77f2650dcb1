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

const PLAYER = '[data-player]';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * True when the player must ignore a key press: the user is typing, the focused control uses the key itself, a dialog
 * is open elsewhere, another player has the focus, or another listener handled it. The up and down arrows keep scrolling
 * the page unless the player has focus.
 */
export function isKeyTaken(event: KeyboardEvent, player: Element): boolean {
  if (event.defaultPrevented) return true;
  const path = event.composedPath();
  const target = path[0];
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED_INTO)) return true;

  const isElsewhere = (area: Element | null) => area !== null && !area.contains(player) && !player.contains(area);
  if (isElsewhere(target.closest(DIALOG)) || isElsewhere(target.closest(PLAYER))) return true;

  if (event.key === ' ') return target.closest(PRESSED) !== null;
  if (!ARROWS.includes(event.key)) return false;
  const scrolls = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  return target.closest(STEERED) !== null || (scrolls && !path.includes(player));
}
