import { useAppSelector } from '@/store/hooks';
import type { PreviewSlot } from './preview-slot';
import { getBeginning, getFiles } from './shown-post';
import type { PostForm } from './use-post-editor';

export function useShownPost({ post, form: { values }, files }: PostForm): PreviewSlot {
  const { _id, name, username, avatar } = useAppSelector(({ user }) => user.current);
  const text = values.text.trim();
  return {
    post: {
      _id: post?._id ?? '',
      title: values.title.trim(),
      shortDescription: getBeginning(text),
      performer: { _id, name: name || username || '', username: username ?? '', avatar },
    },
    text,
    files: getFiles(values.fileIds, post, files.previews),
  };
}
