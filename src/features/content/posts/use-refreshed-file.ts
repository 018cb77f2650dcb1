import { useCallback } from 'react';
import type { PlayerSource } from '@/media/player-types';
import { useServices } from '@/services/services-context';
import { useRemovedPage } from '@/store/system/use-removed-page';

/** Reloads a post for a new URL of one of its files, because URLs expire within hours (contract A.6). */
export function useRefreshedFile(postId: string, fileId: string | undefined): () => Promise<PlayerSource | null> {
  const { posts } = useServices();
  const orNotFound = useRemovedPage();
  return useCallback(async () => {
    const { data } = await orNotFound(() => posts.get(postId));
    const file = data.files?.find(({ _id }) => _id === fileId);
    return file?.url ? { url: file.url, mimeType: file.mimeType } : null;
  }, [posts, postId, fileId, orNotFound]);
}
