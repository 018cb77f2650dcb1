import { studioPaths } from '@/lib/page/studio-paths';
import type { UploadKind } from '@/store/upload/upload.state';

export interface StoryFileDraft {
  type: 'photo' | 'video';
}

/** Upload of the story's file; the composer sends the rest when it finishes. */
export const storyUploads: UploadKind<StoryFileDraft> = {
  name: 'story',
  belongsToForm: true,
  restore: ({ type }) => ({ type: type.startsWith('image/') ? 'photo' : 'video' }),
  send: ({ stories }, file, { type }, options) => stories.uploadFile(type, file, options),
  href: () => studioPaths.storyNew,
};

export const STORY_GROUP = 'story';
