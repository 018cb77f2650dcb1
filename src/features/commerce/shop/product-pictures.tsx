import { useState } from 'react';
import { Picture } from '@/components/picture/picture';
import type { Product } from '@/contract/product';
import styles from './product-pictures.module.css';
import { getPictures } from './get-pictures';

export function ProductPictures({ product }: { product: Product }) {
  const pictures = getPictures(product);
  const [at, setAt] = useState(0);
  return (
    <div className={styles.pictures}>
      <Picture src={pictures[at]?.large} alt={product.name} ratio="square" placeholder="product" priority />
      {pictures.length > 1 && (
        <ul className={styles.choices} aria-label="Pictures">
          {pictures.map(({ small }, index) => (
            <li key={small}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={index === at}
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                onClick={() => setAt(index)}
              >
                <Picture src={small} alt="" ratio="square" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
