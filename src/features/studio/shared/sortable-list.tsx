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
import { useRef, type ReactNode } from 'react';

/** Distance (px) and delay (ms) before a press becomes a drag, so that touch can still scroll. */
const DRAG_PIXELS = 6;
const TOUCH_MS = 220;
const TOUCH_SLIP = 8;

interface SortableListProps {
  id: string;
  /** Accessible name of the list: "Pictures in order". */
  label: string;
  className: string | undefined;
  items: readonly { id: string; name: string }[];
  /** Moves an item to the position of another one. */
  onMove: (id: string, targetId: string) => void;
  /** The items, each with `useSortable`. */
  children: ReactNode;
}

/** A list whose items are moved by mouse, touch or keyboard, with announcements. */
export function SortableList({ id, label, className, items, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_MS, tolerance: TOUCH_SLIP } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  /** The item whose position was announced last. */
  const overId = useRef<UniqueIdentifier | null>(null);
  const ids = items.map((item) => item.id);
  const getPosition = (item: { id: UniqueIdentifier }) => `${ids.indexOf(String(item.id)) + 1} of ${ids.length}`;
  const getName = (item: { id: UniqueIdentifier }) => items.find((one) => one.id === item.id)?.name ?? 'The item';
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      overId.current = active.id;
      return `${getName(active)} is picked up. It is ${getPosition(active)}.`;
    },
    onDragOver: ({ active, over }) => {
      // A drag starts over itself; don't let that replace the pickup announcement.
      if (!over || over.id === overId.current) return undefined;
      overId.current = over.id;
      return `${getName(active)} would be ${getPosition(over)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${getName(active)} is now ${getPosition(over)}.` : `${getName(active)} stays where it was.`,
    onDragCancel: ({ active }) => `${getName(active)} stays where it was.`,
  };

  return (
    <DndContext
      id={id}
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
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul role="list" className={className} aria-label={label}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
