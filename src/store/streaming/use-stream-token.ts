import { useCallback } from 'react';
import { useAppStore } from '../hooks';
import { loadStreamToken } from './streaming.saga';

/**
 * Loads one-time tokens for the media server. Resolves to null when none is required or the server refused, which is
 * shown to the visitor (spec §4, §8).
 */
export function useStreamToken(): (streamId: string, type: 'publish' | 'play') => Promise<string | null> {
  const store = useAppStore();
  return useCallback((id, type) => store.run(loadStreamToken, { id, type }), [store]);
}
