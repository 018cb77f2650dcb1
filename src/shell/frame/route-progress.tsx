import { useRouter } from 'next/router';
import { Button } from '@/components/button/button';
import { RouteBar } from '@/components/progress/route-bar';
import { SlowNotice } from '@/components/status/slow-notice';
import { getCurrentUrl, getPath } from '@/lib/page/paths';
import { useRouteProgress } from './use-route-progress';

/** Progress bar of a route change (spec §2, §9); after a long wait it offers Retry and Stay here. */
export function RouteProgress() {
  const router = useRouter();
  const { progress, target } = useRouteProgress();

  /** Cancels the route change by a shallow one, which loads nothing. */
  const stay = () => {
    const here = getCurrentUrl();
    // Back and Forward change the URL at once. Their history entry stays, and this page continues in a new one.
    const shown = here === target || getPath(here) !== getPath(router.asPath) ? router.asPath : here;
    if (shown !== here) window.history.pushState(null, '', shown);
    void router.replace(shown, undefined, { shallow: true, scroll: false });
  };

  return (
    <>
      <RouteBar visible={progress !== 'idle'} />
      {progress === 'slow' ? (
        <SlowNotice floating>
          <Button size="sm" onClick={() => void router.push(target)}>
            Retry
          </Button>
          <Button size="sm" variant="ghost" onClick={stay}>
            Stay here
          </Button>
        </SlowNotice>
      ) : null}
    </>
  );
}
