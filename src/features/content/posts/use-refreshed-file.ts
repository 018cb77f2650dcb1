import { useCallback } from 'react';
import { withoutUnpaid } from '@/entities/access/unpaid';
import type { PlayerSource } from '@/media/player-types';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { useRemovedPage } from '@/store/system/use-removed-page';

/** Reloads a post for a new URL of one of its files, because URLs expire within hours (contract A.6). */
export function useRefreshedFile(postId: string, fileId: string | undefined): () => Promise<PlayerSource | null> {
  const { posts } = useServices();
  const viewerId = useAppSelector(({ user }) => user.current._id);
  const orNotFound = useRemovedPage();
  return useCallback(async () => {
    const { data } = await orNotFound(() => posts.get(postId));
    const file = withoutUnpaid(data, viewerId).files?.find(({ _id }) => _id === fileId);
    return file?.url ? { url: file.url, mimeType: file.mimeType } : null;
  }, [posts, postId, fileId, viewerId, orNotFound]);
}
