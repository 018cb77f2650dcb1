import { useUpload, useUploads } from '@/store/upload/use-uploads';
import { STORY_GROUP, storyUploads, type StoryFileDraft } from './story-uploads';

/** The file of the new story. It uploads when selected and survives leaving the page. */
export function useStoryFile() {
  const { ids, add, drop } = useUploads(storyUploads, STORY_GROUP);
  const upload = useUpload(ids.at(-1) ?? '');

  return {
    /** The file for this story type, uploading or uploaded; null without one. */
    of: (type: string) => (upload && 'type' in upload.entry.draft && upload.entry.draft.type === type ? upload : null),
    /** Replaces the file; null removes it. */
    onFile: (type: StoryFileDraft['type'], file: File | null) => {
      drop(ids);
      if (file) add([file], () => ({ type }));
    },
    forget: () => drop(ids),
  };
}
