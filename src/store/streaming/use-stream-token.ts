import { useCallback } from 'react';
import { useAppStore } from '../hooks';
import { loadStreamToken } from './streaming.saga';

/** Asks for one-time tokens for the media server; gives null where none is wanted or the server refused, which the visitor is told (spec §4, §8). */
export function useStreamToken(): (streamId: string, type: 'publish' | 'play') => Promise<string | null> {
  const store = useAppStore();
  return useCallback((id, type) => store.run(loadStreamToken, { id, type }), [store]);
}
