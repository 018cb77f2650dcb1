import Router from 'next/router';
import type { PerformerStatus } from '@/contract/socket';
import { ANYONE, readLiveAlerts } from '@/device/live-alerts';
import { canNotify, notify } from '@/device/notifications';
import { followLink } from '@/components/follow-link';
import { getPath, paths } from '@/lib/page/paths';
import { toastBus } from '@/shell/frame/toasts';

/**
 * Announces a performer who went live if this device has an alert for them: as a browser notification while the tab is
 * hidden, else as a toast.
 */
export function notifyOnAir({ id, status, performer }: PerformerStatus): void {
  if (status !== 'public') return;
  const alerts = readLiveAlerts();
  const isAnyone = alerts.some(({ _id }) => _id === ANYONE._id);
  const alert =
    alerts.find(({ _id }) => _id === id) ??
    (isAnyone && { _id: id, name: performer?.name ?? 'A performer', username: performer?.username });
  if (!alert) return;
  const room = paths.stream(alert);
  const isHidden = document.visibilityState === 'hidden';
  // The visitor is in the room already.
  if (getPath(Router.asPath) === room && !isHidden) return;
  const go = () => followLink(room, () => void Router.push(room));
  if (
    isHidden &&
    canNotify() &&
    notify({ title: `${alert.name} is live`, body: 'Watch the show now.', tag: id, onPress: go })
  )
    return;
  toastBus().show({
    kind: 'info',
    text: `${alert.name} is live now.`,
    action: { label: 'Watch', run: go },
    stays: isHidden,
  });
}
