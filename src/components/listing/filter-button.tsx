import { SlidersHorizontal } from 'lucide-react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import styles from './filter-button.module.css';

interface FilterButtonProps {
  count: number;
  onOpen: () => void;
  className?: string;
}

export const FilterButton = ({ count, onOpen, className }: FilterButtonProps) => (
  <Button className={cx(styles.open, className)} icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={onOpen}>
    Filters
    {count > 0 && (
      <span className={styles.count}>
        {count}
        <span className="visually-hidden"> set</span>
      </span>
    )}
  </Button>
);
