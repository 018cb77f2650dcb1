import type { Promo, PromoSearchQuery } from '@/contract/promo';
import { bannerForPage } from '@/entities/page-data';
import { listLoader, type ListSource } from '../list/list.saga';
import { bannersFailed, bannersLoaded, bannersRequested } from './banner.slice';

const bannerList: ListSource<PromoSearchQuery, Promo> = {
  fetch: ({ promos }, query, options) => promos.search(query, options),
  toListItem: bannerForPage,
  select: ({ banner: { listBanners } }) => ({ meta: listBanners, page: listBanners.data }),
  requested: bannersRequested,
  loaded: bannersLoaded,
  failed: bannersFailed,
};

export const loadBanners = listLoader(bannerList);
