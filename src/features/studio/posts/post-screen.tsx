import type { ComponentType } from 'react';
import type { Feed } from '@/contract/feed';
import { useCheckedRemoval } from '@/features/studio/shared/use-checked-removal';
import { postName } from './post-facts';
import { PostEditor } from './post-editor';
import type { NewPostPage, OwnPostPage } from './post.loader';
import type { PreviewSlot } from './preview-slot';
import { usePostRemoval } from './use-post-removal';

interface Slots {
  Preview: ComponentType<PreviewSlot>;
}

export const NewPostScreen = ({ categories, Preview }: NewPostPage & Slots) => (
  <PostEditor post={null} categories={categories} Preview={Preview} />
);

export function StudioPostScreen({ post, categories, Preview }: OwnPostPage & Slots) {
  const remove = usePostRemoval();
  const { onRemove, dialog } = useCheckedRemoval<Feed>({
    noun: 'post',
    plural: 'posts',
    nameOf: postName,
    remove: ([item]) => item && remove(item),
  });
  return (
    <>
      <PostEditor
        key={post._id}
        post={post}
        categories={categories}
        Preview={Preview}
        onDelete={(item) => onRemove([item])}
      />
      {dialog}
    </>
  );
}
