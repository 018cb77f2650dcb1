import type { ComponentType } from 'react';
import { useEditorRemoval } from '@/features/studio/shared/content-kind';
import { studioPaths } from '@/lib/page/studio-paths';
import { POST } from './post-facts';
import { PostEditor } from './post-editor';
import type { NewPostPage, OwnPostPage } from './post.loader';
import type { PreviewSlot } from './preview-slot';

interface Slots {
  Preview: ComponentType<PreviewSlot>;
}

export const NewPostScreen = ({ categories, Preview }: NewPostPage & Slots) => (
  <PostEditor post={null} categories={categories} Preview={Preview} />
);

export function StudioPostScreen({ post, categories, Preview }: OwnPostPage & Slots) {
  const { onDelete, dialog } = useEditorRemoval(POST, studioPaths.posts);
  return (
    <>
      <PostEditor key={post._id} post={post} categories={categories} Preview={Preview} onDelete={onDelete} />
      {dialog}
    </>
  );
}
