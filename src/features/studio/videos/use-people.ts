import { useEffect, useState } from 'react';
import { MAX_SUGGESTIONS, useSearchSuggestions } from '../shared/use-search-suggestions';
import { useServices } from '@/services/services-context';

export interface Person {
  _id: string;
  name: string;
  avatar?: string | null;
}

const toPerson = ({
  _id,
  name = '',
  username,
  avatar,
}: {
  _id: string;
  name?: string;
  username?: string;
  avatar?: string | null;
}): Person => ({ _id, name: name || username || 'Someone', avatar });

export function usePeopleSuggestions(text: string) {
  const { performers } = useServices();
  return useSearchSuggestions(text, async (q, signal) => {
    const { data } = await performers.search({ q, limit: MAX_SUGGESTIONS }, { signal });
    return data.data.map(toPerson);
  });
}

/** The people with these ids; unknown ones are loaded, for example after a draft was restored. */
export function usePeople(ids: readonly string[], known: readonly Person[]): Person[] {
  const { performers } = useServices();
  const [fetched, setFetched] = useState<readonly Person[]>([]);
  const missing = ids.filter((id) => ![...known, ...fetched].some(({ _id }) => _id === id)).join();
  useEffect(() => {
    if (missing === '') return;
    const controller = new AbortController();
    performers.search({ includedIds: missing.split(','), limit: 100 }, { signal: controller.signal }).then(
      ({ data }) => setFetched((before) => [...before, ...data.data.map(toPerson)]),
      () => undefined,
    );
    return () => controller.abort();
  }, [performers, missing]);
  return ids.map((id) => [...known, ...fetched].find(({ _id }) => _id === id) ?? { _id: id, name: 'Someone' });
}
