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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef } from 'react';
import type { Photo } from '@/contract/photo';
import { PhotoCell } from './photo-cell';
import { photoLabel } from './photo-label';
import styles from './photo-grid.module.css';

/** Distance (px) and delay (ms) before a press becomes a drag, so that touch can still scroll. */
const DRAG_PIXELS = 6;
const TOUCH_MS = 220;
const TOUCH_SLIP = 8;

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
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_MS, tolerance: TOUCH_SLIP } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  /** Photo whose position was announced last. */
  const overId = useRef<UniqueIdentifier | null>(null);
  const getPosition = (id: UniqueIdentifier) => photos.findIndex(({ _id }) => _id === id) + 1;
  const getName = (id: UniqueIdentifier) => {
    const at = getPosition(id);
    const photo = photos[at - 1];
    return photo ? photoLabel(photo, at) : 'The photo';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      overId.current = active.id;
      return `${getName(active.id)} is picked up. It is ${getPosition(active.id)} of ${photos.length}.`;
    },
    onDragOver: ({ active, over }) => {
      // A drag starts over itself; don't let that replace the pickup announcement.
      if (!over || over.id === overId.current) return undefined;
      overId.current = over.id;
      return `${getName(active.id)} would be ${getPosition(over.id)} of ${photos.length}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${getName(active.id)} is now ${getPosition(over.id)} of ${photos.length}.`
        : `${getName(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${getName(active.id)} stays where it was.`,
  };

  return (
    <DndContext
      id="gallery-photos"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'To move the photo, press Space and then the arrow keys. Press Space again to drop it, or Escape to cancel.',
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={photos.map(({ _id }) => _id)} strategy={rectSortingStrategy}>
        <ul role="list" className={styles.grid} aria-label="Photos in order">
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
        </ul>
      </SortableContext>
    </DndContext>
  );
}
