import type { Promo, PromoSearchQuery } from '@/contract/promo';
import { fileForPage, mapPresent } from '@/entities/page-data';
import { pick } from '@/lib/record';
import { listLoader, type ListSource } from '../list/list.saga';
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
