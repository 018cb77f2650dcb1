import { watchClicks } from '@/components/dialog/clicked-control';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';
const ROWS = 'li, tbody tr, article';
const SCOPES = `${ROWS}, form, fieldset, section, dialog, main`;
const MESSAGES = '[role="status"], [role="alert"]';
const HEADINGS = 'h1, h2, h3';

/** Former position of a removed element: its nearest remaining ancestor and the neighbors in it. */
interface Gap {
  parent: Element;
  previous: Node | null;
  next: Node | null;
  /** True if a whole row of a list or table was removed. */
  isRow: boolean;
}

const isElement = (node: Node): node is HTMLElement => node instanceof HTMLElement;
const isShown = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();
const hasText = (element: Element) => element.textContent.trim() !== '';
const isInNotice = (element: Element) => element.closest('[popover]') !== null;
const isUnusable = (element: Element) =>
  !element.isConnected || element.matches(':disabled') || element.closest('[hidden], [inert]') !== null;
const canHoldFocus = (element: Element | null): element is HTMLElement =>
  element !== null && element !== document.body && isElement(element) && !isUnusable(element) && isShown(element);
const addedNodes = (changes: readonly MutationRecord[]): Node[] => changes.flatMap((change) => [...change.addedNodes]);

/**
 * True for a part of the page that isn't a control, so that automatic focus can't press, pay or open an on-screen
 * keyboard.
 */
const isFocusTarget = (node: Node): node is HTMLElement =>
  isElement(node) &&
  !node.matches(`${CONTROLS}, script, style, template`) &&
  isShown(node) &&
  (hasText(node) || node.querySelector(CONTROLS) !== null);

function findGap(lost: Element, changes: readonly MutationRecord[]): Gap | null {
  // The element is still there, but disabled or hidden.
  if (lost.isConnected)
    return lost.parentElement && { parent: lost.parentElement, previous: lost, next: lost.nextSibling, isRow: false };
  let gap: Gap = { parent: lost, previous: null, next: null, isRow: false };
  for (const { removedNodes, target, previousSibling, nextSibling } of changes) {
    const { parent } = gap;
    if (parent.isConnected) break;
    const removed = [...removedNodes].find((node) => node.contains(parent));
    if (removed && target instanceof Element)
      gap = {
        parent: target,
        previous: previousSibling,
        next: nextSibling,
        isRow: removed instanceof Element && removed.matches(ROWS),
      };
  }
  return gap.parent.isConnected ? gap : null;
}

/**
 * The element that announces the result: the title of a new page, a changed message near the gap, or the heading of the
 * replacement.
 */
function messageNear({ parent }: Gap, changes: readonly MutationRecord[]): Element | undefined {
  const scope = parent.closest(SCOPES) ?? parent;
  const added = addedNodes(changes).filter((node) => scope.contains(node));
  const headings = added
    .filter((node) => node.parentNode === parent && isElement(node))
    .flatMap((node) => findWithin(node, HEADINGS));
  const messages = added.flatMap((node) => [...findWithin(node, MESSAGES), node.parentElement?.closest(MESSAGES)]);
  const pageTitle = headings.filter((heading) => heading.matches('h1'));
  return [...pageTitle, ...messages, ...headings].find((element): element is Element =>
    Boolean(element && scope.contains(element) && isShown(element) && hasText(element)),
  );
}

function findWithin(node: Node, selector: string): Element[] {
  if (!isElement(node)) return [];
  return [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];
}

/** The element next to the gap: its replacement, the next or the previous one. */
function findNeighbor({ parent, previous, next }: Gap): HTMLElement | undefined {
  const children: Node[] = [...parent.childNodes];
  const gapAt =
    previous === null
      ? 0
      : previous.parentNode === parent
        ? children.indexOf(previous) + 1
        : Math.max(0, next ? children.indexOf(next) : 0);
  return [...children.slice(gapAt), ...children.slice(0, gapAt).reverse()].find(isFocusTarget);
}

function findContainer({ parent }: Gap): Element | null {
  let around: Element | null = parent;
  while (around && !isFocusTarget(around)) around = around.parentElement;
  return around === document.body ? null : around;
}

/** New focus target: the next row, else a result message, an element next to the gap, or one around it. */
const focusTargetFor = (gap: Gap, changes: readonly MutationRecord[]): Element | null =>
  (gap.isRow ? undefined : messageNear(gap, changes)) ?? findNeighbor(gap) ?? findContainer(gap);

/** What Undo restored, or the previously focused row if the focus was inside it. */
function restoredBy(changes: readonly MutationRecord[], before: HTMLElement | null): Element | null {
  const restored = addedNodes(changes).filter(
    (node): node is HTMLElement => isElement(node) && node.closest('main') !== null && isShown(node),
  );
  const [first] = restored;
  if (!first || (before?.matches(ROWS) && before.contains(first))) return before;
  return restored.find((element) => element.matches(ROWS)) ?? first.closest(ROWS) ?? first.querySelector(ROWS) ?? first;
}

function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  // Avoids scrolling, because the visitor is already looking at this part.
  target.focus({ preventScroll: true });
}

/**
 * Keeps keyboard focus on the page. When the focused element is removed, disabled or hidden and nothing else takes the
 * focus, it moves to the result message or to the nearest remaining part, within an open dialog if there is one; after
 * Undo in a toast, to what was restored. Focus that the visitor removed by clicking elsewhere is not restored. Returns
 * a function that stops it.
 */
export function keepFocus(): () => void {
  let focused = document.activeElement;
  /** Focused element before a toast took the focus. */
  let beforeNotice: Element | null = null;
  let changes: MutationRecord[] = [];
  let isWaiting = false;

  const recover = () => {
    const [lost, seen] = [focused, changes];
    [isWaiting, changes, focused] = [false, [], document.activeElement];
    if (!lost || canHoldFocus(focused)) return;
    const gap = findGap(lost, seen);
    const before = canHoldFocus(beforeNotice) ? beforeNotice : null;
    const near = gap && (isInNotice(gap.parent) ? restoredBy(seen, before) : focusTargetFor(gap, seen));
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const target = dialog && !(near && dialog.contains(near)) ? dialog : (near ?? document.querySelector('main'));
    if (target instanceof HTMLElement) focusOn(target);
    focused = document.activeElement;
  };

  const watch = new MutationObserver((records) => {
    if (!isWaiting && !(focused && isUnusable(focused))) return;
    changes.push(...records);
    if (isWaiting) return;
    isWaiting = true;
    // Lets effects that move the focus run first.
    requestAnimationFrame(() => setTimeout(recover));
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (isInNotice(target) && focused && !isInNotice(focused)) beforeNotice = focused;
    focused = target;
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // Some browsers report a removal like this, too.
    if (!relatedTarget)
      setTimeout(
        () => focused === target && !isWaiting && document.activeElement === document.body && (focused = null),
      );
  };
  // For dialogs that load with the click that opens them.
  watchClicks();
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);

  return () => {
    watch.disconnect();
    focused = null;
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}
