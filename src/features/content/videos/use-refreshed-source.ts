import { useCallback } from 'react';
import type { PlayerSource } from '@/media/player-types';
import { useServices } from '@/services/services-context';
import { useRemovedPage } from '@/store/system/use-removed-page';
import { videoState } from './video-state';

/** Reloads a video for a new URL, because URLs of protected media expire within hours (contract A.6). */
export function useRefreshedSource(id: string): () => Promise<PlayerSource | null> {
  const { videos } = useServices();
  const orNotFound = useRemovedPage();
  return useCallback(async () => {
    const { data } = await orNotFound(() => videos.get(id));
    const state = videoState(data);
    return state.kind === 'open' ? { url: state.url, mimeType: state.mimeType } : null;
  }, [videos, id, orNotFound]);
}
