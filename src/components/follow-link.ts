/**
 * Calls `go` in place of a click on a link to `href`, so that a form or an upload on the page asks first, and calls it
 * only if the visitor leaves.
 */
export function followLink(href: string, go: () => void): void {
  const link = document.createElement('a');
  link.href = href;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    go();
  });
  document.body.append(link);
  link.click();
  link.remove();
}
