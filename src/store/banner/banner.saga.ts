import type { Promo, PromoSearchQuery } from '@/contract/promo';
import { fileForPage, mapPresent } from '@/entities/page-data';
import { pick } from '@/lib/record';
import { listLoader, type ListSource } from '../list/list.saga';
import type { PageScope } from '../page-scope';
import { bannersFailed, bannersLoaded, bannersRequested } from './banner.slice';

const bannerForPage = (banner: Promo): Promo => ({
  ...pick(banner, '_id', 'title', 'description', 'link', 'position', 'processing'),
  photo: mapPresent(banner.photo, fileForPage),
});

const bannerList: ListSource<PromoSearchQuery, Promo> = {
  fetch: ({ promos }, query, options) => promos.search(query, options),
  toListItem: bannerForPage,
  select: ({ banner: { listBanners } }) => ({ meta: listBanners, page: listBanners.data }),
  requested: bannersRequested,
  loaded: bannersLoaded,
  failed: bannersFailed,
};

export const loadBanners = listLoader(bannerList);

/** Loads all banners of the site into the store, in browsers once per visit. */
export const loadSiteBanners = (scope: PageScope) =>
  scope.run(loadBanners, { limit: 99 }, { reuse: typeof window !== 'undefined' });
