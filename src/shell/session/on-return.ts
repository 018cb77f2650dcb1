/** Tells when the visitor comes back to this tab, from another one or by Back, or the connection does; gives the way to stop. */
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
