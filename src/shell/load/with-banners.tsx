import { useState } from 'react';
import { BannerStrips } from '@/components/banner/banner-strips';
import { loadSiteBanners } from '@/store/banner/banner.saga';
import { useBanners } from '@/store/banner/use-banners';
import type { PageScope } from '@/store/page-scope';
import type { PageDefinition } from './define-page';
import styles from './with-banners.module.css';

/** Longest wait for banners in a browser once the page's own data has arrived, in ms. */
const MAX_WAIT_MS = 300;

/** The first `top` banner. One that arrives after the first render isn't shown, because it would move the list. */
function ListBanner() {
  const loaded = useBanners('top').slice(0, 1);
  const [banners] = useState(loaded);
  return (
    <div className={styles.above}>
      <BannerStrips banners={banners} priority />
    </div>
  );
}

/** The `left` and `right` banners, side by side. */
const ProfileBanners = () => (
  <div className={styles.below}>
    <BannerStrips banners={useBanners('left', 'right')} />
  </div>
);

/**
 * Loads the banners beside the page. In a browser, where calls have no deadline, it waits only briefly after the page's
 * own data.
 */
async function loadBanners(scope: PageScope, page: Promise<unknown>): Promise<void> {
  const banners = loadSiteBanners(scope).catch(() => undefined);
  await page;
  if (typeof window === 'undefined') await banners;
  else await Promise.race([banners, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/** Adds the site's banners to a page, above a list or below a profile. Without them, the page stays as it is. */
export function withBanners<Props extends object>(
  kind: 'list' | 'profile',
  { load, screen: Screen, ...rest }: PageDefinition<Props> & Required<Pick<PageDefinition<Props>, 'load'>>,
): PageDefinition<Props> {
  return {
    ...rest,
    load: async (scope) => {
      const page = load(scope);
      await loadBanners(scope, page);
      return page;
    },
    screen: (props) => (
      <>
        {kind === 'list' && <ListBanner />}
        <Screen {...props} />
        {kind === 'profile' && <ProfileBanners />}
      </>
    ),
  };
}
