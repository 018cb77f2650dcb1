import { CardGrid } from './card-grid';
import type { GridKind } from './card-grid';
import { cx } from '@/components/cx';
import cardStyles from './card.module.css';
import pictureStyles from '@/components/picture/picture.module.css';
import styles from './skeletons.module.css';

function SkeletonLine({ width = 'long' }: { width?: 'short' | 'middle' | 'long' }) {
  return <span className={cx(styles.bar, styles[width])} />;
}

function SkeletonPicture({ ratio }: { ratio: 'video' | 'portrait' | 'square' | 'cover' }) {
  return <span className={cx(pictureStyles.frame, pictureStyles[ratio], styles.field)} />;
}

const RATIO = { video: 'video', performer: 'portrait', square: 'square', photo: 'square' } as const;

export function CardSkeleton({ kind }: { kind: GridKind }) {
  if (kind === 'wide' || kind === 'line') return <div className={cx(styles.panel, styles[kind])} />;
  return (
    <div className={cardStyles.card}>
      <SkeletonPicture ratio={RATIO[kind]} />
      {kind !== 'performer' && kind !== 'photo' && (
        <div className={styles.text}>
          <SkeletonLine />
          <SkeletonLine width="middle" />
          <SkeletonLine width="short" />
        </div>
      )}
    </div>
  );
}

const renderCards = (kind: GridKind, count: number) =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index} kind={kind} />);

export function GridSkeleton({ kind, count = 12 }: { kind: GridKind; count?: number }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">Loading…</span>
      <div aria-hidden="true">
        <CardGrid kind={kind}>{renderCards(kind, count)}</CardGrid>
      </div>
    </div>
  );
}
