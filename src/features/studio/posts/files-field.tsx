import { FieldError } from '@/components/form/field';
import { AttachedFiles } from '@/features/studio/shared/attached-files';
import { DropZone } from '@/components/upload/drop-zone';
import { FileRow } from './file-row';
import { isVideoFile, smallOf } from './post-facts';
import { postFileRule } from './post-uploads';
import { MAX_FILES } from './post-values';
import { filesIn } from './shown-post';
import type { PostForm } from './use-post-editor';
import styles from './post-editor.module.css';

export function FilesField({ editor: { post, form, files } }: { editor: PostForm }) {
  const shown = filesIn(form.values.fileIds, post, files.previews);
  const left = MAX_FILES - shown.length - files.underWay.length;
  return (
    <fieldset className={styles.field} name="fileIds" tabIndex={-1}>
      <legend className={styles.label}>Photos and videos</legend>
      <AttachedFiles
        label="Photos and videos in order"
        files={shown.map((file, index) => ({
          id: file._id,
          name: `${isVideoFile(file) ? 'Video' : 'Photo'} ${index + 1}`,
          picture: smallOf(file),
          film: isVideoFile(file),
          note: file.processing ? 'Processing' : undefined,
        }))}
        onOrder={(ids) => form.set('fileIds', ids)}
        onRemove={files.remove}
      />
      {files.underWay.map((id) => (
        <FileRow key={id} id={id} />
      ))}
      {left > 0 ? (
        <DropZone
          rule={postFileRule}
          multiple
          label="Drop photos and videos here"
          onFiles={(chosen) => files.add(chosen.slice(0, left))}
        />
      ) : (
        <p className={styles.hint}>You can add up to {MAX_FILES} files.</p>
      )}
      <FieldError id="post-files" error={form.report.problems.fileIds} />
      {files.underWay.length > 0 && (
        <p className={styles.hint}>
          You can keep writing while files upload. Videos are processed afterward; fans see the post then.
        </p>
      )}
    </fieldset>
  );
}
