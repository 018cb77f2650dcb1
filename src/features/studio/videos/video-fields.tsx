import type { CategoriesPage } from '../shared/categories-page';
import { CategoriesItem } from '../shared/categories-item';
import { TextAreaItem, TextItem } from '../shared/form/text-items';
import type { useStudioForm } from '../shared/form/use-studio-form';
import { TagsItem } from '../shared/tags-item';
import { VisibilityItems } from '../shared/visibility-items';
import { PeopleItem } from './people-item';
import type { Person } from './use-people';
import type { VideoValues } from './video-values';
import styles from './video-form.module.css';

interface VideoFieldsProps extends CategoriesPage {
  form: ReturnType<typeof useStudioForm<VideoValues>>;
  people?: readonly Person[];
  own?: string;
  /** Collapses categories, tags and people. */
  brief?: boolean;
  /** Offers “Draft” as a status. */
  drafts?: boolean;
}

export function VideoFields({ form, categories, people = [], own, brief, drafts }: VideoFieldsProps) {
  const { tags, participantIds } = form.values;
  const topics = (
    <div className={styles.group}>
      <CategoriesItem options={categories} />
      <TagsItem count={tags.length} />
      <PeopleItem chosen={participantIds} known={people} own={own} />
    </div>
  );
  return (
    <>
      <div className={styles.group}>
        <TextItem name="title" label="Title" />
        <TextAreaItem name="description" label="Description" rows={3} />
      </div>
      <VisibilityItems form={form} noun="video" kind="videoSaleCommission" drafts={drafts} />
      {brief ? (
        <details className={styles.more}>
          <summary className={styles.summary}>Categories, tags and co-performers</summary>
          {topics}
        </details>
      ) : (
        topics
      )}
    </>
  );
}
