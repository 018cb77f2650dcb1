import type { Promo } from '@/contract/promo';
import { Banner } from './banner';
import styles from './banner-strips.module.css';

/** Flat banners, side by side if there is room. `priority` is for those above the fold. */
export const BannerStrips = ({ banners, priority }: { banners: readonly Promo[]; priority?: boolean }) =>
  banners.length > 0 && (
    <div className={styles.strips}>
      {banners.map((banner) => (
        <Banner key={banner._id} promo={banner} shape="strip" priority={priority} />
      ))}
    </div>
  );
