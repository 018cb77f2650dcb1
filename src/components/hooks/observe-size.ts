/** Calls back immediately and whenever the element is resized. Returns a function that stops observing. */
export function observeSize(element: Element, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new ResizeObserver(callback);
  observer.observe(element);
  return () => observer.disconnect();
}
