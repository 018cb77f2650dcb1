import type { ComponentType } from 'react';
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
  return <PostEditor key={post._id} post={post} categories={categories} Preview={Preview} onDelete={remove} />;
}
