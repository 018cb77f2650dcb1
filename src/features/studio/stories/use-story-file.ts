import { useUpload, useUploads } from '@/store/upload/use-uploads';
import { STORY_GROUP, storyUploads, type StoryFileDraft } from './story-uploads';

/** The file of the story that is being made. It goes up as soon as it is chosen, and is still there when one comes back to the page. */
export function useStoryFile() {
  const { ids, add, drop } = useUploads(storyUploads, STORY_GROUP);
  const upload = useUpload(ids.at(-1) ?? '');

  return {
    /** The file on its way, or up, for a story of this type; null when there is none. */
    of: (type: string) => (upload && 'type' in upload.entry.draft && upload.entry.draft.type === type ? upload : null),
    /** Another file takes the place of the one before; null takes it off. */
    onFile: (type: StoryFileDraft['type'], file: File | null) => {
      drop(ids);
      if (file) add([file], () => ({ type }));
    },
    forget: () => drop(ids),
  };
}
