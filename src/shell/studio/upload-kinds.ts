import type { UploadKind } from '@/store/upload/upload.state';

/** The code of what files become, loaded when an interrupted upload continues. */
const LOADERS: Record<string, () => Promise<UploadKind>> = {
  video: () => import('@/features/studio/videos/video-uploads').then(({ videoUploads }) => videoUploads),
  photo: () => import('@/features/studio/galleries/photo-uploads').then(({ photoUploads }) => photoUploads),
  'product-picture': () => import('@/features/studio/products/product-uploads').then(({ productPictures }) => productPictures),
  'post-file': () => import('@/features/studio/posts/post-uploads').then(({ postFiles }) => postFiles),
  story: () => import('@/features/studio/stories/story-uploads').then(({ storyUploads }) => storyUploads),
};

/** What files of this kind become, and by which calls; null for a kind that this version does not know. */
export const uploadKind = async (name: string): Promise<UploadKind | null> => (await LOADERS[name]?.()) ?? null;
