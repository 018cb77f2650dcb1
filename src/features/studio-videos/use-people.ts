import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/errors';
import { useServices } from '@/services/services-context';

export interface Person {
  _id: string;
  name: string;
  avatar?: string | null;
}

const PAUSE_MS = 300;
const MOST = 6;

const personOf = ({ _id, name = '', username, avatar }: { _id: string; name?: string; username?: string; avatar?: string | null }): Person => ({ _id, name: name || username || 'Somebody', avatar });

/** Performers whose names hold a text, a moment after it was typed; and why there are none. */
export function useFoundPeople(text: string) {
  const { performers } = useServices();
  const [found, setFound] = useState<{ text: string; people: Person[]; failure: string | null }>({ text: '', people: [], failure: null });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const find = async () => {
      try {
        const { data } = await performers.search({ q: wanted, limit: MOST }, { signal: controller.signal });
        setFound({ text: wanted, people: data.data.map(personOf), failure: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!error.aborted) setFound({ text: wanted, people: [], failure: error.message });
      }
    };
    const timer = setTimeout(() => void find(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [performers, wanted]);
  return wanted === '' || found.text !== wanted ? { searching: wanted !== '', people: [], failure: null } : { searching: false, ...found };
}

/** The people with these ids; those that nobody has brought along are asked for, as after a draft was opened again. */
export function usePeople(ids: readonly string[], known: readonly Person[]): Person[] {
  const { performers } = useServices();
  const [fetched, setFetched] = useState<readonly Person[]>([]);
  const missing = ids.filter((id) => ![...known, ...fetched].some(({ _id }) => _id === id)).join();
  useEffect(() => {
    if (missing === '') return;
    const controller = new AbortController();
    performers.search({ includedIds: missing.split(','), limit: 100 }, { signal: controller.signal }).then(
      ({ data }) => setFetched((before) => [...before, ...data.data.map(personOf)]),
      () => undefined,
    );
    return () => controller.abort();
  }, [performers, missing]);
  return ids.map((id) => [...known, ...fetched].find(({ _id }) => _id === id) ?? { _id: id, name: 'Somebody' });
}
