import type { Promo } from '@/contract/promo';
import { useAppSelector } from '../hooks';

type Position = NonNullable<Promo['position']>;

/** The loaded banners at these positions, in the order of the positions. */
export function useBanners(...positions: readonly Position[]): Promo[] {
  const banners = useAppSelector((state) => state.banner.listBanners.data.items);
  return positions.flatMap((position) => banners.filter((banner) => banner.position === position));
}
