/**
 * Calls `listener` when the visitor returns to this tab (also by Back) or the connection is back. Returns a function
 * that stops it.
 */
export function onReturn(listener: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && listener();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('focus', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('focus', listener);
    window.removeEventListener('online', listener);
  };
}
