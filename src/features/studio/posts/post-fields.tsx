import { Checkbox } from '@/components/form/checkbox';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { Option } from '@/components/listing/filter-set';
import { CategoriesField } from '@/features/studio/shared/categories-field';
import { VisibilityField } from '@/features/studio/shared/visibility-field';
import { FormatToolbar } from './format-toolbar';
import { FilesField } from './files-field';
import type { PostForm } from './use-post-editor';
import styles from './post-editor.module.css';

interface PostFieldsProps {
  editor: PostForm;
  /** Null if they could not be loaded. */
  categories: readonly Option[] | null;
}

export function PostFields({ editor, categories }: PostFieldsProps) {
  const { values, report, set, text, tick } = editor.form;
  const { problems } = report;
  return (
    <>
      <div className={styles.group}>
        <FormatToolbar field="text" onChange={(changed) => set('text', changed)} />
        <TextArea
          {...text('text')}
          label="Text"
          rows={8}
          maxLength={5000}
          hint="Leave an empty line to start a new paragraph. **Bold**, _italic_, links and lists are shown in the preview."
        />
        <TextField
          {...text('title')}
          label="Title"
          maxLength={150}
          autoComplete="off"
          hint="Optional. Without a title, lists show the first words."
        />
        <FilesField editor={editor} />
      </div>
      <div className={styles.group}>
        <VisibilityField
          id="post"
          noun="post"
          kind="feedSaleCommission"
          drafts
          values={values}
          problems={problems}
          onChange={editor.form.setAll}
        />
        <Checkbox {...tick('isPinned')} label="Pin to the top of your profile" />
      </div>
      {categories?.length === 0 ? null : (
        <div className={styles.group}>
          <CategoriesField
            options={categories}
            chosen={values.categoryIds}
            error={problems.categoryIds}
            onChange={(ids) => set('categoryIds', ids)}
          />
        </div>
      )}
    </>
  );
}
