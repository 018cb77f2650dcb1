import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { ComingRow, PopularRow } from './live-rows';
import { OnAirGrid } from './on-air-grid';
import type { LivePage, OnAir as OnAirNow } from './live.loader';
import { useLiveChanges } from './use-live-changes';
import { useOnAir } from './use-live-parts';
import styles from './live-screen.module.css';

export function LiveScreen(page: LivePage) {
  const { part, retrying, retry } = useOnAir(page);
  return (
    <div className={styles.screen}>
      <div>
        <SectionHeader heading="h1" title="Live now" note="Performers who are live right now." />
        {part.ok ? (
          <OnAir {...part.content} show={page.show} reload={retry} />
        ) : (
          <BlockError
            title="Live performers couldn’t be loaded."
            message={part.message}
            onRetry={retry}
            retrying={retrying}
          />
        )}
      </div>
      <ComingRow {...page} />
      <PopularRow {...page} />
    </div>
  );
}

function OnAir({ performers, reload, ...rest }: OnAirNow & { show: LivePage['show']; reload: () => void }) {
  return <OnAirGrid performers={useLiveChanges(performers, reload)} {...rest} />;
}
