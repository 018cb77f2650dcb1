import { TagList } from '@/components/text/tag-list';
import type { Product } from '@/contract/product';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import { ProductOffer } from './product-offer';
import { ProductPictures } from './product-pictures';
import styles from './product-screen.module.css';

const NoUnlockButton = () => null;

/** The product page without purchase, for the seller to check. */
export function ProductPreview({ product }: { product: Product }) {
  const { name, description, categories = [] } = product;
  return (
    <div className={styles.product}>
      <ProductPictures product={product} />
      <div className={styles.text}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <ProductOffer product={product} UnlockButton={NoUnlockButton} />
        {description && (
          <p className={styles.about} dir="auto">
            {description}
          </p>
        )}
        <TagList
          label="Categories"
          tags={categories.map((category) => ({
            text: category.name,
            href: withQuery(paths.shop, { category: category._id }),
          }))}
        />
      </div>
    </div>
  );
}
