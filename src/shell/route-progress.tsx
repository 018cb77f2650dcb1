import { useRouter } from 'next/router';
import { Button } from '@/components/button/button';
import { RouteBar } from '@/components/progress/route-bar';
import { useRouteProgress } from './use-route-progress';
import styles from './route-progress.module.css';

/** The bar of a route change (spec §2, §9); after a long wait also a choice. */
export function RouteProgress() {
  const router = useRouter();
  const { progress, target } = useRouteProgress();
  return (
    <>
      <RouteBar visible={progress !== 'idle'} />
      {progress === 'slow' ? (
        <div className={styles.slow} role="status">
          <span>Still working on it…</span>
          <Button size="sm" onClick={() => void router.push(target)}>
            Retry
          </Button>
          <Button size="sm" look="ghost" onClick={() => void router.replace(router.asPath)}>
            Stay here
          </Button>
        </div>
      ) : null}
    </>
  );
}
