import { zonedDate } from '@/lib/format/zoned-date';
import type { Release } from './release';
import styles from './month-grid.module.css';

export const ReleaseChip = ({ release: { at, title }, zone }: { release: Release; zone: string }) => (
  <span className={`${styles.chip} ${styles.release}`} title={title}>
    <span className={styles.time}>{zonedDate(at, zone)?.clock.replace(':00', '')} </span>
    <bdi>{title}</bdi>
  </span>
);
