import { Fragment, type ComponentType } from 'react';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { StoryRing } from '@/entities/story/story-ring';
import { useRetry } from '@/components/hooks/use-reload';
import { useAppSelector } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import { HeroBanners, StripBanners, useHeroBanners } from './home-banners';
import { RowIsland } from './row-island';
import { HOME_ROWS } from './home-rows';
import type { HomePage } from './home.loader';
import { Welcome } from './welcome';
import styles from './home-screen.module.css';

interface HomeScreenProps extends HomePage {
  /** Videos started on this device. Only the browser knows them, so the row comes below the first screen. */
  ContinueWatching?: ComponentType;
  /** What waits in the studio; for performers only, who see it first. */
  StudioStrip?: ComponentType;
}

/** Banners between the rows, keyed by the row above them. */
const BANNERS_AFTER: Readonly<Record<string, readonly ('middle' | 'left' | 'right')[]>> = {
  popular: ['middle'],
  shop: ['left', 'right'],
};
const CONTINUE_AFTER = 'newest';

export function HomeScreen({ stories, memberUntil, ContinueWatching, StudioStrip, ...page }: HomeScreenProps) {
  const heroes = useHeroBanners();
  const isPerformer = useAppSelector((state) => state.auth.authUser?.isPerformer ?? false);
  const [failure] = page.rows.flatMap((row) => (row && !row.ok ? [row.message] : []));
  const nothing = page.rows.every((row) => !row?.ok);
  return (
    <div className={styles.home}>
      {isPerformer ? (
        <div className={styles.arrival}>
          <Welcome memberUntil={null} />
          {StudioStrip && <StudioStrip />}
        </div>
      ) : null}
      <HeroBanners banners={heroes} />
      {nothing ? null : <StoryRing stories={stories} />}
      {isPerformer ? null : <Welcome memberUntil={memberUntil} />}
      {nothing ? (
        <NothingLoaded message={failure ?? ''} />
      ) : (
        <Rows rows={page.rows} now={page.now} isTop={heroes.length === 0} ContinueWatching={ContinueWatching} />
      )}
      <StripBanners positions={['bottom']} />
    </div>
  );
}

interface RowsProps extends Pick<HomeScreenProps, 'rows' | 'now' | 'ContinueWatching'> {
  /** True when no banner is above, so the first row is the first content on screen. */
  isTop: boolean;
}

function Rows({ rows, now, isTop, ContinueWatching }: RowsProps) {
  const currency = useCurrency();
  const first = isTop ? rows.findIndex((row) => row?.ok && row.content.items.length > 0) : -1;
  return HOME_ROWS.map((row, index) => {
    const content = rows[index];
    const banners = BANNERS_AFTER[row.id];
    return (
      <Fragment key={row.id}>
        {content && <RowIsland row={row} content={content} priority={index === first} now={now} currency={currency} />}
        {row.id === CONTINUE_AFTER && ContinueWatching && <ContinueWatching />}
        {banners && <StripBanners positions={banners} />}
      </Fragment>
    );
  });
}

/** One error for the whole page instead of the same one per row. */
function NothingLoaded({ message }: { message: string }) {
  const again = useRetry();
  return <ErrorState title="The home page couldn’t be loaded" message={message} {...again} heading="h2" />;
}
