/** Calls back at once and whenever the element changes its size; gives back the way to stop. */
export function observeSize(element: Element, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new ResizeObserver(callback);
  observer.observe(element);
  return () => observer.disconnect();
}
