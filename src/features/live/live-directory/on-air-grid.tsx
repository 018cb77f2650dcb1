import { ButtonLink } from '@/components/button/button-link';
import { CardGrid } from '@/components/card/card-grid';
import { LiveCard, type LiveShow } from '@/entities/live-show/live-card';
import { LiveAlertButton } from '@/entities/live-show/live-alert-button';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { LinkTabs } from '@/components/tabs/link-tabs';
import type { Performer } from '@/contract/performer';
import { ANYONE } from '@/device/live-alerts';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import { livePath, SHOW_NAMES, SHOWS, type Show } from './shows';
import styles from './on-air-grid.module.css';

interface OnAirGridProps {
  performers: readonly Performer[];
  /** Known shows by performer. */
  shows: Readonly<Record<string, LiveShow>>;
  incomplete: boolean;
  show: Show | null;
}

export function OnAirGrid({ performers, shows, incomplete, show }: OnAirGridProps) {
  const inShow = (kind: Show) => performers.filter(({ streamingStatus }) => streamingStatus === kind);
  const shown = show ? inShow(show) : performers;
  if (performers.length === 0) return <NoLiveShows />;
  return (
    <div className={styles.grid}>
      <LinkTabs
        label="Show types"
        scroll={false}
        tabs={[
          { href: livePath(null), label: 'All', count: performers.length, current: show === null },
          ...SHOWS.map((kind) => ({
            href: livePath(kind),
            label: SHOW_NAMES[kind],
            count: inShow(kind).length,
            current: show === kind,
          })),
        ]}
      />
      {shown.length > 0 ? (
        <CardGrid kind="video">
          {shown.map((performer, index) => (
            <LiveCard
              key={performer._id}
              performer={performer}
              show={shows[performer._id]}
              heading="h2"
              priority={index === 0}
            />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          illustration="stage"
          title="No shows of this type right now"
          action={<ButtonLink href={paths.live}>View all shows</ButtonLink>}
        />
      )}
      {incomplete ? (
        <p className={styles.more}>
          <ButtonLink href={withQuery(paths.performers, { sort: 'live' })}>View more performers</ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

const NoLiveShows = () => (
  <EmptyState
    illustration="stage"
    title="No one is live right now"
    action={
      <>
        <LiveAlertButton performer={ANYONE} />
        <ButtonLink href={paths.events}>View events</ButtonLink>
      </>
    }
  >
    <p>Check upcoming events below. Performers also go live unannounced.</p>
  </EmptyState>
);
