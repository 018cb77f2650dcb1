import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, X } from 'lucide-react';
import { Badge } from '@/components/badge/badge';
import { cx } from '@/components/cx';
import { Picture } from '@/components/picture/picture';
import styles from './attached-files.module.css';

export interface AttachedFile {
  id: string;
  /** Name: "Picture 2", or the file name. */
  name: string;
  /** Thumbnail URL. */
  picture?: string | null;
  isVideo?: boolean;
  /** Badge: "Processing". */
  note?: string;
}

interface AttachedTileProps {
  file: AttachedFile;
  position: number;
  total: number;
  /** True if it has to be removed. */
  isWrong: boolean;
  badgeText: string | undefined;
  onRemove: () => void;
}

export function AttachedTile({
  file: { id, name, picture, isVideo },
  position,
  total,
  isWrong,
  badgeText,
  onRemove,
}: AttachedTileProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    // Without a handle, keys on the other button would start a drag.
    disabled: total < 2,
  });
  return (
    <li
      ref={setNodeRef}
      data-wrong={isWrong || undefined}
      className={cx(styles.tile, isDragging && styles.dragged)}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      {...listeners}
    >
      <Picture src={picture} alt={name} ratio="square" placeholder={isVideo ? 'video' : 'picture'} />
      {badgeText && (
        <span className={styles.word}>
          <Badge state={{ kind: 'note', text: badgeText }} />
        </span>
      )}
      {total > 1 && (
        <button
          {...attributes}
          ref={setActivatorNodeRef}
          type="button"
          className={cx(styles.control, styles.handle)}
          aria-label={`Move ${name}, ${position} of ${total}`}
        >
          <GripVertical />
        </button>
      )}
      <button
        type="button"
        className={cx(styles.control, styles.remove)}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <X />
      </button>
    </li>
  );
}
