import { Fragment, type ComponentType } from 'react';
import { UserPlus } from 'lucide-react';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { StoryRing } from '@/entities/story/story-ring';
import { useRetry } from '@/components/hooks/use-reload';
import { useBanners } from '@/store/banner/use-banners';
import { useAppSelector, useIsLoggedIn, useIsPerformer } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import { Banner } from '@/components/banner/banner';
import { BannerStrips } from '@/components/banner/banner-strips';
import type { Promo } from '@/contract/promo';
import { ButtonLink } from '@/components/button/button-link';
import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import { paths } from '@/lib/page/paths';
import { RowIsland } from './row-island';
import { HOME_ROWS } from './home-rows';
import type { HomePage } from './home.loader';
import styles from './home-screen.module.css';

interface HomeScreenProps extends HomePage {
  /** Videos started on this device. Only the browser knows them, so the row comes below the first screen. */
  ContinueWatching?: ComponentType;
  /** Open tasks of the performer; for performers only, who see them first. */
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
  const isPerformer = useIsPerformer();
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
      <Banners positions={['bottom']} />
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
        {banners && <Banners positions={banners} />}
      </Fragment>
    );
  });
}

/** One error for the whole page instead of the same one per row. */
function NothingLoaded({ message }: { message: string }) {
  const again = useRetry();
  return <ErrorState title="The home page couldn’t be loaded" message={message} {...again} heading="h2" />;
}

const MAX_HERO_BANNERS = 3;

const useHeroBanners = () => useBanners('top').slice(0, MAX_HERO_BANNERS);

/** The large banners at the top: one across, or one large with up to two beside it; swipeable on phones. */
function HeroBanners({ banners }: { banners: readonly Promo[] }) {
  if (banners.length === 0) return null;
  if (banners.length === 1)
    return banners.map((banner) => <Banner key={banner._id} promo={banner} shape="hero" priority />);
  return (
    <ul className={styles.heroes} aria-label="Highlights">
      {banners.map((banner, index) => (
        <li key={banner._id}>
          <Banner promo={banner} shape={index === 0 ? 'hero' : 'strip'} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Banners configured as left and right appear side by side. */
const Banners = ({ positions }: { positions: readonly NonNullable<Promo['position']>[] }) => (
  <BannerStrips banners={useBanners(...positions)} />
);

/** Introduces the site to guests and greets fans by name; members also see when their membership ends. */
function Welcome({ memberUntil }: { memberUntil: string | null }) {
  const isLoggedIn = useIsLoggedIn();
  const name = useAppSelector((state) => state.user.current.name);
  const siteName = useAppSelector((state) => state.ui.siteName);
  if (isLoggedIn) {
    return (
      <div className={styles.copy}>
        <h1 className={styles.greeting} dir="auto">
          Hello{name ? `, ${name}` : ''}
        </h1>
        {memberUntil && (
          <p className={styles.text}>
            Your <Link href={paths.subscriptions}>membership</Link> runs until <DateText iso={memberUntil} />.
          </p>
        )}
      </div>
    );
  }
  return (
    <section className={styles.strip} aria-labelledby="welcome">
      <div className={styles.copy}>
        <h1 id="welcome" className={styles.title}>
          Watch your favorite performers
        </h1>
        <p className={styles.text}>
          {siteName} is where performers show their videos and go live. Join to unlock videos, build your library and
          chat.
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="primary" icon={<UserPlus />} href={paths.register()}>
          Create account
        </ButtonLink>
        <ButtonLink href={paths.login()}>Log in</ButtonLink>
      </div>
    </section>
  );
}
