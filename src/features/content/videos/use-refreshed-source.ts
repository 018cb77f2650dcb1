import { useCallback } from 'react';
import type { PlayerSource } from '@/media/player-types';
import { useServices } from '@/services/services-context';
import { useRemovedPage } from '@/store/system/use-removed-page';
import { videoState } from './video-state';

/** Fetches a video again for its address: addresses of protected media live for hours only (contract A.6). */
export function useRefreshedSource(id: string): () => Promise<PlayerSource | null> {
  const { videos } = useServices();
  const orNotFound = useRemovedPage();
  return useCallback(async () => {
    const { data } = await orNotFound(() => videos.get(id));
    const state = videoState(data);
    return state.kind === 'open' ? { url: state.url, mimeType: state.mimeType } : null;
  }, [videos, id, orNotFound]);
}
