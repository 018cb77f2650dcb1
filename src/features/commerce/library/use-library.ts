import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/http/errors';
import { noArchive, onArchiveChange, readArchive } from '@/device/library-archive';
import { useServices } from '@/services/services-context';
import { fetchLibrary } from './fetch-library';
import type { LibraryPage } from './library.loader';
import { joinItems } from './owned-items';

export function useLibrary(page: LibraryPage) {
  const services = useServices();
  const [seen, setSeen] = useState(page.things);
  const [part, setPart] = useState({ things: page.things, next: page.next, failure: page.failure, down: page.down });
  const [isLoading, setIsLoading] = useState(false);

  if (page.things !== seen) {
    setSeen(page.things);
    setPart(page);
  }

  const load = async (offset: number) => {
    setIsLoading(true);
    try {
      const more = await fetchLibrary(services, offset);
      setPart((old) => ({
        ...more,
        next: more.down ? old.next : more.next,
        down: old.down && more.down,
        things: joinItems([...old.things, ...more.things]),
      }));
    } catch (error) {
      // The session expired, which is handled globally and leads away from this page.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setIsLoading(false);
    }
  };

  return { ...part, isLoading, onOlder: () => void load(part.next ?? 0), onRetry: () => void load(0) };
}

export const useArchive = (): readonly string[] => useSyncExternalStore(onArchiveChange, readArchive, noArchive);
