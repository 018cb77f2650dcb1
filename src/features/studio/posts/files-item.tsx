import { AttachmentsItem } from '@/features/studio/shared/attachments-item';
import { isVideoFile, getPreviewUrl } from './post-facts';
import { postFileRule } from './post-uploads';
import { getFiles } from './shown-post';
import type { PostForm } from './use-post-editor';

export const FilesItem = ({ editor: { post, form, files } }: { editor: PostForm }) => (
  <AttachmentsItem
    name="fileIds"
    label="Photos and videos"
    plural="photos and videos"
    rule={postFileRule}
    files={getFiles(form.values.fileIds, post, files.previews).map((file, index) => ({
      id: file._id,
      name: `${isVideoFile(file) ? 'Video' : 'Photo'} ${index + 1}`,
      picture: getPreviewUrl(file),
      isVideo: isVideoFile(file),
      note: file.processing ? 'Processing' : undefined,
    }))}
    attachments={files}
    hint={
      files.delay === 'uploading' &&
      'You can keep writing while files upload. Videos are processed afterward; fans see the post then.'
    }
    onOrder={(ids) => form.set('fileIds', ids)}
  />
);
