import { type DragEvent, useRef, useState } from 'react';
import { droppedFiles } from './dropped-files';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A folder that the system does not let anybody read; what else goes wrong is a defect. */
function unlessUnreadable(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

/** Takes files that are dropped on an element; `over` while they are held above it. */
export function useDrop(onFiles: (files: File[]) => void, disabled = false) {
  const [over, setOver] = useState(false);
  /** Coming onto a child is told before leaving its parent. */
  const depth = useRef(0);

  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (disabled || !hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        // Else the browser opens what is dropped, and the page is gone.
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      },
      onDragLeave: () => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        if (!disabled) void droppedFiles(event.dataTransfer).then(onFiles, unlessUnreadable);
      },
    },
  };
}
