import type { CategoriesPage } from '../shared/categories-page';
import { CategoriesItem } from '../shared/categories-item';
import { EditorGroup } from '../shared/editor';
import { CheckboxItem } from '../shared/form/choice-items';
import { TextAreaItem, TextItem } from '../shared/form/text-items';
import { VisibilityItems } from '../shared/visibility-items';
import { FormatToolbar } from './format-toolbar';
import type { PostForm } from './use-post-editor';
import { AttachmentsItem } from '../shared/attachments-item';
import { getFileKind } from '@/entities/post/post-files';
import { getPreviewUrl } from './post-facts';
import { postFileRule } from './post-uploads';
import { getFiles } from './post-preview-data';

interface PostFieldsProps extends CategoriesPage {
  editor: PostForm;
}

export const PostFields = ({ editor, categories }: PostFieldsProps) => (
  <>
    <EditorGroup>
      <FormatToolbar field="text" onChange={(changed) => editor.form.set('text', changed)} />
      <TextAreaItem
        name="text"
        label="Text"
        rows={8}
        hint="Leave an empty line to start a new paragraph. **Bold**, _italic_, links and lists are shown in the preview."
      />
      <TextItem name="title" label="Title" hint="Optional. Without a title, lists show the first words." />
      <FilesItem editor={editor} />
    </EditorGroup>
    <EditorGroup>
      <VisibilityItems form={editor.form} noun="post" kind="feedSaleCommission" drafts />
      <CheckboxItem name="isPinned" label="Pin to the top of your profile" />
    </EditorGroup>
    {categories?.length === 0 ? null : (
      <EditorGroup>
        <CategoriesItem options={categories} />
      </EditorGroup>
    )}
  </>
);
const FILE_LABELS = { video: 'Video', audio: 'Audio file', picture: 'Photo', other: 'File' };

const FilesItem = ({ editor: { post, form, files } }: { editor: PostForm }) => (
  <AttachmentsItem
    name="fileIds"
    label="Photos and videos"
    plural="photos and videos"
    rule={postFileRule}
    files={getFiles(form.values, post, files.previews).map((file, index) => ({
      id: file._id,
      name: `${FILE_LABELS[getFileKind(file)]} ${index + 1}`,
      picture: getPreviewUrl(file),
      isVideo: getFileKind(file) === 'video',
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
