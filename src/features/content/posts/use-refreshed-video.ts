import { useCallback } from 'react';
import type { PlayerSource } from '@/media/player-types';
import { useServices } from '@/services/services-context';
import { useRemovedPage } from '@/store/system/use-removed-page';

/** Fetches a post again for the address of one of its films: such addresses live for hours only (contract A.6). */
export function useRefreshedVideo(postId: string, fileId: string | undefined): () => Promise<PlayerSource | null> {
  const { posts } = useServices();
  const orNotFound = useRemovedPage();
  return useCallback(async () => {
    const { data } = await orNotFound(() => posts.get(postId));
    const file = data.files?.find(({ _id }) => _id === fileId);
    return file?.url ? { url: file.url, mimeType: file.mimeType } : null;
  }, [posts, postId, fileId, orNotFound]);
}
