const FOCUSABLE = ':is(input:not([type="hidden"], [tabindex="-1"]), textarea, button, [tabindex="0"]):not(:disabled)';
/**
 * What gets the focus in a group: its first wrong part, marked with `data-wrong`, else what is chosen, else its first
 * control.
 */
const IN_GROUP = [`[data-wrong] ${FOCUSABLE}`, ':checked', FOCUSABLE];

/**
 * The control of a field, or the group of its controls; null if it isn't on screen. `id` is the id of the form's
 * fields.
 */
const fieldElement = (id: string, name: string): HTMLElement | null => document.getElementById(`${id}_${name}`);

/** Focuses the field that comes first on the page, and opens what it is folded away in. */
export function focusField(id: string, names: readonly string[]): void {
  const [first] = names
    .flatMap((name) => fieldElement(id, name) ?? [])
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  for (let closed = first?.closest('details:not([open])'); closed; closed = closed.closest('details:not([open])'))
    closed.setAttribute('open', '');
  const control = first?.matches(FOCUSABLE)
    ? first
    : IN_GROUP.map((part) => first?.querySelector<HTMLElement>(part)).find(Boolean);
  (control ?? first)?.focus();
}
