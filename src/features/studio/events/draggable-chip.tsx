import { useDraggable } from '@dnd-kit/core';
import { MonthChip } from './month-chip';
import type { OwnEvent } from './own-event';
import styles from './month-grid.module.css';

export function DraggableChip({ event, zone, onOpen }: { event: OwnEvent; zone: string; onOpen: () => void }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: event._id, data: { event } });
  return (
    // Not focusable: the day panel offers the same action to keyboards.
    <button
      ref={setNodeRef}
      type="button"
      tabIndex={-1}
      className={styles.handle}
      data-dragging={isDragging || undefined}
      onClick={onOpen}
      {...listeners}
    >
      <MonthChip event={event} zone={zone} />
    </button>
  );
}
