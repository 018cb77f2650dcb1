import { type DragEvent, useRef, useState } from 'react';
import { droppedFiles } from './dropped-files';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Ignores folders that can't be read; rethrows any other error. */
function rethrowUnlessUnreadable(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

/** Drop handlers for an element; `over` is true while files are dragged over it. */
export function useDrop(onFiles: (files: File[]) => void, disabled = false) {
  const [over, setOver] = useState(false);
  /** Nesting depth, because entering a child fires before leaving its parent. */
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
        // Otherwise the browser opens the dropped file in place of the page.
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
        if (!disabled) void droppedFiles(event.dataTransfer).then(onFiles, rethrowUnlessUnreadable);
      },
    },
  };
}
