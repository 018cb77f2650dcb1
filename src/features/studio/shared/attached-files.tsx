import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { AttachedTile, type AttachedFile } from './attached-tile';
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

/** Distance (px) and delay (ms) before a press becomes a drag, so that touch can still scroll. */
const DRAG_PIXELS = 6;
const TOUCH_MS = 220;
const TOUCH_SLIP = 8;

export function AttachedFiles({ label, files, max, firstIs, onOrder, onRemove }: AttachedFilesProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_MS, tolerance: TOUCH_SLIP } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (files.length === 0) return null;
  const ids = files.map(({ id }) => id);
  const getPosition = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const getName = (id: UniqueIdentifier) => files[getPosition(id) - 1]?.name ?? 'The file';
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      `${getName(active.id)} is picked up. It is ${getPosition(active.id)} of ${files.length}.`,
    onDragOver: ({ active, over }) =>
      over ? `${getName(active.id)} would be ${getPosition(over.id)} of ${files.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `${getName(active.id)} is now ${getPosition(over.id)} of ${files.length}.`
        : `${getName(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${getName(active.id)} stays where it was.`,
  };
  return (
    <DndContext
      id="attached-files"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'To move it, press Space and then the arrow keys. Press Space again to drop it, or Escape to cancel.',
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onOrder(arrayMove(ids, getPosition(active.id) - 1, getPosition(over.id) - 1));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul role="list" className={styles.files} aria-label={label}>
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
        </ul>
      </SortableContext>
    </DndContext>
  );
}
