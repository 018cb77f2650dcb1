import { Fragment, type ComponentType } from 'react';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { StoryRing } from '@/entities/story/story-ring';
import { useRetry } from '@/components/hooks/use-reload';
import { useCurrency } from '@/store/ui/use-currency';
import { HeroBanners, StripBanners, useHeroBanners } from './home-banners';
import { RowIsland } from './row-island';
import { HOME_ROWS } from './home-rows';
import type { HomePage } from './home.loader';
import { Welcome } from './welcome';
import styles from './home-screen.module.css';

interface HomeScreenProps extends HomePage {
  /** What was begun on this device; known to the browser only, so it stands below what is seen first. */
  ContinueWatching?: ComponentType;
}

/** What stands between the rows, by the row before it. */
const BANNERS_AFTER: Readonly<Record<string, readonly ('middle' | 'left' | 'right')[]>> = { popular: ['middle'], shop: ['left', 'right'] };
const CONTINUE_AFTER = 'newest';

/** The start page. */
export function HomeScreen({ stories, memberUntil, ContinueWatching, ...page }: HomeScreenProps) {
  const heroes = useHeroBanners();
  const [failure] = page.rows.flatMap((row) => (row && !row.ok ? [row.message] : []));
  const nothing = page.rows.every((row) => !row?.ok);
  return (
    <div className={styles.home}>
      <HeroBanners banners={heroes} />
      {nothing ? null : <StoryRing stories={stories} />}
      <Welcome memberUntil={memberUntil} />
      {nothing ? <NothingLoaded message={failure ?? ''} /> : <Rows rows={page.rows} now={page.now} isTop={heroes.length === 0} ContinueWatching={ContinueWatching} />}
      <StripBanners positions={['bottom']} />
    </div>
  );
}

interface RowsProps extends Pick<HomeScreenProps, 'rows' | 'now' | 'ContinueWatching'> {
  /** Nothing larger stands above: what is seen first is in the first row. */
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

/** One message instead of the same one for each row. */
function NothingLoaded({ message }: { message: string }) {
  const again = useRetry();
  return <ErrorState title="The start page could not be loaded" message={message} {...again} heading="h2" />;
}
