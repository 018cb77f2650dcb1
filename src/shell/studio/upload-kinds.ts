import type { UploadKind } from '@/store/upload/upload.state';

/** Code that continues an upload, loaded on demand. */
const LOADERS: Record<string, () => Promise<UploadKind>> = {
  video: () => import('@/features/studio/videos/video-uploads').then(({ videoUploads }) => videoUploads),
  photo: () => import('@/features/studio/galleries/photo-uploads').then(({ photoUploads }) => photoUploads),
  'product-picture': () =>
    import('@/features/studio/products/product-uploads').then(({ productPictures }) => productPictures),
  'post-file': () => import('@/features/studio/posts/post-uploads').then(({ postFiles }) => postFiles),
  story: () => import('@/features/studio/stories/story-uploads').then(({ storyUploads }) => storyUploads),
};

/** Upload handler of a kind; null for kinds this version doesn't know. */
export const uploadKind = async (name: string): Promise<UploadKind | null> => (await LOADERS[name]?.()) ?? null;
