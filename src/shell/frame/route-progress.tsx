import { useRouter } from 'next/router';
import { Button } from '@/components/button/button';
import { RouteBar } from '@/components/progress/route-bar';
import { SlowNotice } from '@/components/status/slow-notice';
import { useRouteProgress } from './use-route-progress';

/** Progress bar of a route change (spec §2, §9); after a long wait it offers Retry. */
export function RouteProgress() {
  const router = useRouter();
  const { progress, target } = useRouteProgress();
  return (
    <>
      <RouteBar visible={progress !== 'idle'} />
      {progress === 'slow' ? (
        <SlowNotice floating>
          <Button size="sm" onClick={() => void router.push(target)}>
            Retry
          </Button>
          <Button size="sm" look="ghost" onClick={() => void router.replace(router.asPath)}>
            Stay here
          </Button>
        </SlowNotice>
      ) : null}
    </>
  );
}
