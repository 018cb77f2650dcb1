import dynamic from 'next/dynamic';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { useIsAfterInteraction } from '@/components/hooks/use-is-after-interaction';
import { getPath, paths } from '@/lib/page/paths';
import { selectIsOnAir } from '@/store/broadcast/broadcast.state';
import { useAppSelector } from '@/store/hooks';

const RequestsNotice = dynamic(
  () => import('@/features/live/private-show/requests-notice').then((module) => module.RequestsNotice),
  { ssr: false },
);

/**
 * Shows a performer private show requests: always in the studio, elsewhere once one arrives. Requests aren't possible
 * during a show, but its page stays open after it.
 */
export function RequestsMount() {
  const isNeeded = useIsAfterInteraction();
  const path = getPath(useCurrentUrl());
  const isPerformer = useAppSelector(({ user }) => Boolean(user.current.isPerformer));
  const hasRequests = useAppSelector(({ streaming }) => streaming.privateRequests.length > 0);
  const isInStudio = path === paths.studio || path.startsWith(`${paths.studio}/`);
  const hasNoShow = useAppSelector(({ privateShow }) => ['unaccepted', 'refused', 'ended'].includes(privateShow.step));
  const isInShow = !hasNoShow && path.startsWith(`${paths.studioLive}/`);
  // The broadcast console has its own request panel.
  const isOnAir = useAppSelector(selectIsOnAir);
  const isListed = isOnAir && path === paths.studioLive;
  return isNeeded && isPerformer && !isInShow && !isListed && (isInStudio || hasRequests) ? <RequestsNotice /> : null;
}
