import { useCallback } from 'react';
import { isUnpaid } from '@/entities/access/unpaid';
import type { PlayerSource } from '@/media/player-types';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { useRemovedPage } from '@/store/system/use-removed-page';
import { videoState } from './video-state';

/** Reloads a video for a new URL, because URLs of protected media expire within hours (contract A.6). */
export function useRefreshedSource(id: string): () => Promise<PlayerSource | null> {
  const { videos } = useServices();
  const viewerId = useAppSelector(({ user }) => user.current._id);
  const orNotFound = useRemovedPage();
  return useCallback(async () => {
    const { data } = await orNotFound(() => videos.get(id));
    const state = videoState(data);
    return state.kind === 'open' && !isUnpaid(data, viewerId) ? { url: state.url, mimeType: state.mimeType } : null;
  }, [videos, id, viewerId, orNotFound]);
}
