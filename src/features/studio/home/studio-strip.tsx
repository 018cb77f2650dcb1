import { Clapperboard } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { Link } from '@/components/link';
import { LocalTime } from '@/components/text/local-time';
import { formatCount } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { usePrefetchedStudio } from './use-prefetched-studio';
import { useOpenTasks } from './use-open-tasks';
import styles from './studio-strip.module.css';

/**
 * Open tasks of a performer, on the home page. Fetches the studio's code, which is what most performers
 * open next.
 */
export function StudioStrip() {
  usePrefetchedStudio();
  return (
    <section aria-labelledby="studio-strip" className={styles.strip}>
      <h2 id="studio-strip" className={styles.title}>
        Your studio
      </h2>
      <ButtonLink variant="primary" icon={<Clapperboard />} href={paths.studio} className={styles.open}>
        Open studio
      </ButtonLink>
      <Work />
    </section>
  );
}

/** One row of a fixed height, so that nothing below moves when it arrives. */
function Work() {
  const { work, hasFailed, retry } = useOpenTasks();
  if (!work) return <div className={styles.skeleton} />;
  if (work.length === 0)
    return hasFailed ? (
      <p className={styles.quiet}>
        This couldn’t be loaded. <Button onClick={retry}>Retry</Button>
      </p>
    ) : (
      <p className={styles.quiet}>You’re all caught up.</p>
    );
  return (
    <div className={styles.work}>
      <ul role="list" className={styles.items} aria-label="Waiting in your studio">
        {work.map(({ href, title, count, startAt }) => (
          <li key={title}>
            <Link href={href} className={styles.item}>
              {title} {count === undefined ? null : <span className={styles.count}>{formatCount(count)}</span>}
              {startAt ? <LocalTime iso={startAt} show="full" className={styles.time} /> : null}
            </Link>
          </li>
        ))}
      </ul>
      {hasFailed ? (
        <p className={styles.failure}>
          Some of this couldn’t be loaded. <Button onClick={retry}>Retry</Button>
        </p>
      ) : null}
    </div>
  );
}
