import { type DragEvent, useRef, useState } from 'react';

/** Hidden files that operating systems create in folders. */
const isSystemFile = ({ name }: File) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

/**
 * Resolves to the dropped files, including all files in dropped folders, sorted by name per folder. Must be called
 * synchronously in the drop handler, because the data transfer is cleared afterward.
 */
async function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  const entries = [...items]
    .map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null))
    .filter((entry) => entry !== null);
  if (!entries.some(isDirectory)) return [...files];
  const found = await Promise.all(entries.map(filesIn));
  return found.flat().filter((file) => !isSystemFile(file));
}

// Check the properties instead of the classes, which Chromium doesn't expose.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isDirectory(entry)) return [];
  const inside = await readAllEntries(entry.createReader());
  inside.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return (await Promise.all(inside.map(filesIn))).flat();
}

/** `readEntries` returns a folder in batches, and an empty batch at the end. */
async function readAllEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

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
