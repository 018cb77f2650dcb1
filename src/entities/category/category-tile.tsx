import { ChevronRight } from 'lucide-react';
import type { Category } from '@/contract/category';
import { paths } from '@/lib/page/paths';
import { Card } from '@/components/card/card';
import styles from './category-tile.module.css';

export function CategoryTile({ category }: { category: Category }) {
  return (
    <Card
      className={styles.tile}
      href={paths.category(category)}
      title={category.name}
      picture={
        <span className={styles.arrow} aria-hidden="true">
          <ChevronRight />
        </span>
      }
    >
      {category.description && (
        <p className={styles.text} dir="auto">
          {category.description}
        </p>
      )}
    </Card>
  );
}
