import Router from 'next/router';
import type { PerformerStatus } from '@/contract/socket';
import { readAwaited } from '@/lib/awaited';
import { pathOf, paths } from '@/lib/paths';
import { toastBus } from './toasts';

const mayNotify = () => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Tells of somebody who has gone on air, where this device wants to know: by the browser when no tab of the site is looked at, else on the page. */
export function tellOnAir({ id, status }: PerformerStatus): void {
  const awaited = status === 'public' ? readAwaited().find(({ _id }) => _id === id) : undefined;
  if (!awaited) return;
  const room = paths.stream(awaited);
  // Who is in the room sees it.
  if (pathOf(Router.asPath) === room && document.visibilityState === 'visible') return;
  const go = () => void Router.push(room);
  if (document.visibilityState === 'hidden' && mayNotify() && notify(`${awaited.name} is live`, id, go)) return;
  toastBus().show({ kind: 'info', text: `${awaited.name} is live now.`, action: { label: 'Watch', run: go } });
}

/** One notice a performer, however many tabs are open. False where the browser takes none from a page, as on phones. */
function notify(title: string, tag: string, go: () => void): boolean {
  try {
    const notice = new Notification(title, { tag, body: 'The room is open. Press to watch.', icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
      go();
    };
    return true;
  } catch {
    return false;
  }
}
