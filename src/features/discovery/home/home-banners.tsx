import { Banner } from '@/components/banner/banner';
import type { Promo } from '@/contract/promo';
import { useAppSelector } from '@/store/hooks';
import styles from './home-banners.module.css';

type Position = NonNullable<Promo['position']>;

/** The site's banners at these positions, in the order of the positions. */
function useBanners(...positions: readonly Position[]): Promo[] {
  const banners = useAppSelector((state) => state.banner.listBanners.data.items);
  return positions.flatMap((position) => banners.filter((banner) => banner.position === position));
}

/** Maximum number of banners at the top. */
const MAX_HERO_BANNERS = 3;

export const useHeroBanners = () => useBanners('top').slice(0, MAX_HERO_BANNERS);

/** The large banners at the top: one across, or one large with up to two beside it; swipeable on phones. */
export function HeroBanners({ banners }: { banners: readonly Promo[] }) {
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

/** The flat banners between or below the rows. Banners configured as left and right appear side by side. */
export function StripBanners({ positions }: { positions: readonly Position[] }) {
  const banners = useBanners(...positions);
  if (banners.length === 0) return null;
  return (
    <div className={styles.strips}>
      {banners.map((banner) => (
        <Banner key={banner._id} promo={banner} shape="strip" />
      ))}
    </div>
  );
}
