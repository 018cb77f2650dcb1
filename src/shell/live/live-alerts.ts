import Router from 'next/router';
import type { PerformerStatus } from '@/contract/socket';
import { ANYONE, readLiveAlerts } from '@/device/live-alerts';
import { canNotify, notify } from '@/device/notifications';
import { pathOf, paths } from '@/lib/page/paths';
import { toastBus } from '@/shell/frame/toasts';

/** Tells of somebody who has gone on air, where this device wants to know: by the browser when no tab of the site is looked at, else on the page. */
export function notifyOnAir({ id, status, performer }: PerformerStatus): void {
  if (status !== 'public') return;
  const wanted = readLiveAlerts();
  const isAnyone = wanted.some(({ _id }) => _id === ANYONE._id);
  const awaited = wanted.find(({ _id }) => _id === id) ?? (isAnyone && { _id: id, name: performer?.name ?? 'A performer', username: performer?.username });
  if (!awaited) return;
  const room = paths.stream(awaited);
  // Who is in the room sees it.
  if (pathOf(Router.asPath) === room && document.visibilityState === 'visible') return;
  const go = () => void Router.push(room);
  if (document.visibilityState === 'hidden' && canNotify() && notify({ title: `${awaited.name} is live`, body: 'The room is open. Press to watch.', tag: id, onPress: go })) return;
  toastBus().show({ kind: 'info', text: `${awaited.name} is live now.`, action: { label: 'Watch', run: go } });
}
