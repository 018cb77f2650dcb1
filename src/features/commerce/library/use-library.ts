import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/http/errors';
import { noArchive, onArchiveChange, readArchive } from '@/device/library-archive';
import { useServices } from '@/services/services-context';
import { fetchLibrary } from './fetch-library';
import type { LibraryPage } from './library.loader';
import { joined } from './owned-items';

/** Everything owned as the page brought it, and the ways to older purchases and to what failed. */
export function useLibrary(page: LibraryPage) {
  const services = useServices();
  const [seen, setSeen] = useState(page.things);
  const [part, setPart] = useState({ things: page.things, next: page.next, failure: page.failure, down: page.down });
  const [asking, setAsking] = useState(false);

  // The page was loaded anew.
  if (page.things !== seen) {
    setSeen(page.things);
    setPart(page);
  }

  const load = async (offset: number) => {
    setAsking(true);
    try {
      const more = await fetchLibrary(services, offset);
      setPart((old) => ({ ...more, next: more.down ? old.next : more.next, down: old.down && more.down, things: joined([...old.things, ...more.things]) }));
    } catch (error) {
      // The session is over, which is told elsewhere and leads away from this page.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setAsking(false);
    }
  };

  return { ...part, asking, onOlder: () => void load(part.next ?? 0), onRetry: () => void load(0) };
}

const never = () => () => undefined;

/** Whether this is a browser that has looked at its device: not on the server, nor in the first moment after it. */
export const useAlive = (): boolean => useSyncExternalStore(never, () => true, () => false);

/** Keys of what this device keeps out of sight. */
export const useArchive = (): readonly string[] => useSyncExternalStore(onArchiveChange, readArchive, noArchive);
