/** The link that a click follows to another page in this tab; null for any other click. */
export function followedLink(event: Event): HTMLAnchorElement | null {
  if (
    !(event instanceof MouseEvent) ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href.startsWith('http') || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  return link.href.split('#')[0] === window.location.href.split('#')[0] ? null : link;
}

/** The search form that a submit sends to another page. */
export const startedSearch = (event: Event) =>
  event.type === 'submit' && event.target instanceof HTMLFormElement && event.target.getAttribute('role') === 'search'
    ? event.target
    : null;
