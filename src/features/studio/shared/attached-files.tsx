import { arrayMove } from '@dnd-kit/sortable';
import { AttachedTile, type AttachedFile } from './attached-tile';
import { SortableList } from './sortable-list';
import styles from './attached-files.module.css';

interface AttachedFilesProps {
  /** Accessible name of the list: "Pictures in order". */
  label: string;
  files: readonly AttachedFile[];
  /** Files beyond this number have to be removed. */
  max: number;
  /** Badge of the first file: "Cover". */
  firstIs?: string;
  onOrder: (ids: string[]) => void;
  onRemove: (id: string) => void;
}

export function AttachedFiles({ label, files, max, firstIs, onOrder, onRemove }: AttachedFilesProps) {
  if (files.length === 0) return null;
  const ids = files.map(({ id }) => id);
  return (
    <SortableList
      id="attached-files"
      label={label}
      className={styles.files}
      items={files}
      onMove={(id, targetId) => onOrder(arrayMove(ids, ids.indexOf(id), ids.indexOf(targetId)))}
    >
      {files.map((file, index) => (
        <AttachedTile
          key={file.id}
          file={file}
          position={index + 1}
          total={files.length}
          isWrong={index >= max}
          badgeText={file.note ?? (index === 0 ? firstIs : undefined)}
          onRemove={() => onRemove(file.id)}
        />
      ))}
    </SortableList>
  );
}
