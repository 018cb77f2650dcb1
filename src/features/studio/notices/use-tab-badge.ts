import { useEffect } from 'react';

const PREFIX = /^\(\d+\) /;

/** Sets or removes the count on the app's icon, where the browser supports it. */
function setIconBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** While the tab is hidden, shows the count in the title of the page and on the app's icon. */
export function useTabBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const show = (shown: number) => {
      const title = document.title.replace(PREFIX, '');
      document.title = shown > 0 ? `(${shown}) ${title}` : title;
      setIconBadge(shown);
    };
    const follow = () => show(document.visibilityState === 'hidden' ? count : 0);
    if (document.visibilityState === 'hidden') follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      if (PREFIX.test(document.title)) show(0);
    };
  }, [count]);
}
