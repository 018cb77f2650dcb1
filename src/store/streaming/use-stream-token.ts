import { useCallback } from 'react';
import { useAppStore } from '../hooks';

/**
 * Loads one-time tokens for the media server. Resolves to null when none is required or the server refused, which is
 * shown to the visitor (spec §4, §8). `onLoginRequired` is called instead of showing a guest the refusal.
 */
export function useStreamToken(
  onLoginRequired?: () => void,
): (streamId: string, type: 'publish' | 'play') => Promise<string | null> {
  const store = useAppStore();
  return useCallback(
    async (id, type) => {
      if (!store.getState().streaming.settings.secureOption) return null;
      // On demand, because most sites need no token.
      const { loadStreamToken } = await import('./streaming.saga');
      return store.run(loadStreamToken, { id, type }, onLoginRequired);
    },
    [store, onLoginRequired],
  );
}
