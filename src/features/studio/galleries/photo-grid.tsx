import type { Photo } from '@/contract/photo';
import { SortableList } from '../shared/sortable-list';
import { PhotoCell } from './photo-cell';
import { photoLabel } from './photo-label';
import styles from './photo-grid.module.css';

interface PhotoGridProps {
  photos: readonly Photo[];
  total: number;
  coverId: string | null;
  chosen: ReadonlySet<string>;
  /** Error messages by photo id. */
  failures: Readonly<Record<string, string>>;
  onChoose: (id: string, on: boolean) => void;
  onOpen: (id: string) => void;
  onMove: (id: string, targetId: string) => void;
}

export function PhotoGrid({ photos, total, coverId, chosen, failures, onChoose, onOpen, onMove }: PhotoGridProps) {
  return (
    <SortableList
      id="gallery-photos"
      label="Photos in order"
      className={styles.grid}
      items={photos.map((photo, index) => ({ id: photo._id, name: photoLabel(photo, index + 1) }))}
      onMove={onMove}
    >
      {photos.map((photo, index) => (
        <PhotoCell
          key={photo._id}
          photo={photo}
          name={photoLabel(photo, index + 1)}
          position={index + 1}
          total={total}
          isCover={photo._id === coverId}
          chosen={chosen.has(photo._id)}
          failure={failures[photo._id]}
          onChoose={(on) => onChoose(photo._id, on)}
          onOpen={() => onOpen(photo._id)}
        />
      ))}
    </SortableList>
  );
}
