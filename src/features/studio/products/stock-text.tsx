import { TriangleAlert } from 'lucide-react';
import type { OwnProduct } from '@/contract/product';
import { formatNumber } from '@/lib/format/format';
import { getStock } from '@/entities/product/product-list';
import styles from './stock-text.module.css';

export function StockText({ product }: { product: OwnProduct }) {
  const stock = getStock(product);
  switch (stock.kind) {
    case 'soldOut':
      return (
        <span className={styles.none}>
          <TriangleAlert /> Sold out
        </span>
      );
    case 'few':
      return (
        <span className={styles.few}>
          <TriangleAlert /> {stock.left} left
        </span>
      );
    case 'inStock':
      return <>{formatNumber(product.stock ?? 0)}</>;
    case 'download':
    case 'unknown':
      return (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">Not tracked</span>
        </>
      );
  }
}
