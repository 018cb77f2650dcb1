import { ArrowUpRight } from 'lucide-react';
import type { Category } from '@/contract/category';
import { paths } from '@/lib/page/paths';
import { Card } from '@/components/card/card';
import type { CardHeading } from '@/components/card/card';
import styles from './category-tile.module.css';

interface CategoryTileProps {
  category: Category;
  heading?: CardHeading;
}

export function CategoryTile({ category, heading }: CategoryTileProps) {
  return (
    <Card
      className={styles.tile}
      href={paths.category(category)}
      title={category.name}
      heading={heading}
      picture={
        <span className={styles.arrow} aria-hidden="true">
          <ArrowUpRight />
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
