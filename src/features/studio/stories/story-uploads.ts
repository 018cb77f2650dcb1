import { studioPaths } from '@/lib/page/studio-paths';
import type { UploadKind } from '@/store/upload/upload.state';

export interface StoryFileDraft {
  type: 'photo' | 'video';
}

/** The file of a story that is being made. What is told with it is sent by the composer, once the file is up. */
export const storyUploads: UploadKind<StoryFileDraft> = {
  name: 'story',
  restore: ({ type }) => ({ type: type.startsWith('image/') ? 'photo' : 'video' }),
  send: ({ stories }, file, { type }, options) => stories.uploadFile(type, file, options),
  href: () => studioPaths.storyNew,
};

export const STORY_GROUP = 'story';
