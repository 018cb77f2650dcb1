import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { Badge } from '@/components/badge/badge';
import { cx } from '@/components/cx';
import tick from '@/components/form/tick.module.css';
import { Picture } from '@/components/picture/picture';
import type { Photo } from '@/contract/photo';
import styles from './photo-grid.module.css';

interface PhotoCellProps {
  photo: Photo;
  name: string;
  position: number;
  total: number;
  isCover: boolean;
  chosen: boolean;
  failure: string | undefined;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
}

export function PhotoCell({
  photo,
  name,
  position,
  total,
  isCover,
  chosen,
  failure,
  onChoose,
  onOpen,
}: PhotoCellProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: photo._id,
  });
  const { status, processing } = photo;
  return (
    <li
      ref={setNodeRef}
      className={cx(styles.cell, isDragging && styles.dragged)}
      data-chosen={chosen || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <div className={styles.frame} {...listeners}>
        <button type="button" className={styles.open} aria-label={`Edit ${name}`} onClick={onOpen}>
          <Picture src={photo.photo?.thumbnails?.[0] ?? photo.photo?.url} alt="" ratio="square" />
        </button>
        <input
          type="checkbox"
          className={cx(tick.box, styles.tick)}
          aria-label={`Select ${name}`}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <button
          {...attributes}
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          aria-label={`Move ${name}, ${position} of ${total}`}
        >
          <GripVertical />
        </button>
        <div className={styles.badges}>
          {isCover && <Badge state={{ kind: 'note', text: 'Cover' }} />}
          {processing && <Badge state={{ kind: 'processing' }} />}
          {!processing && status !== undefined && status !== 'active' && (
            <Badge state={{ kind: 'note', text: status === 'draft' ? 'Draft' : 'Hidden' }} />
          )}
        </div>
      </div>
      <p className={styles.title} dir="auto">
        {photo.title}
      </p>
      {failure && (
        <p className={styles.failure} dir="auto">
          {failure}
        </p>
      )}
    </li>
  );
}
