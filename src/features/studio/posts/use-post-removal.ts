import { useRouter } from 'next/router';
import type { Feed } from '@/contract/feed';
import { studioPaths } from '@/lib/page/studio-paths';
import { useRemoval } from '@/store/removal/use-removal';
import { postName } from './post-facts';

/** Deletes a post and returns to the list, which offers Undo. */
export function usePostRemoval() {
  const router = useRouter();
  const { remove } = useRemoval();
  return (post: Feed) => {
    remove({
      ids: [post._id],
      text: `“${postName(post)}” deleted.`,
      send: ({ feeds }, id, options) => feeds.remove(id, options),
    });
    void router.push(studioPaths.posts);
  };
}
