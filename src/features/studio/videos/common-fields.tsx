import { useForm } from '@/components/form/use-form';
import type { Option } from '@/components/listing/filter-set';
import { CategoriesField } from '@/features/studio/shared/categories-field';
import { VisibilityField } from '@/features/studio/shared/visibility-field';
import { TagsField } from '@/features/studio/shared/tags-field';
import { valuesOfFile, type VideoValues } from './video-values';
import styles from './new-videos.module.css';

type CommonValues = Pick<VideoValues, 'access' | 'price' | 'status' | 'tags' | 'categoryIds'>;

const { access, price, status, tags, categoryIds } = valuesOfFile('');
const USUAL: CommonValues = { access, price, status, tags, categoryIds };

/** Defaults for all new videos, stored on the device. */
export function useCommon() {
  return useForm<CommonValues>({
    draft: 'studio-video-common',
    initial: USUAL,
    check: () => ({}),
    send: () => undefined,
  });
}

interface CommonFieldsProps {
  form: ReturnType<typeof useCommon>;
  categories: readonly Option[] | null;
}

export function CommonFields({ form: { values, set, setAll }, categories }: CommonFieldsProps) {
  return (
    <details className={styles.common}>
      <summary className={styles.commonTitle}>
        Apply to all videos <span className={styles.note}>price, access, categories, tags</span>
      </summary>
      <div className={styles.commonFields}>
        <VisibilityField id="common" noun="video" kind="videoSaleCommission" values={values} onChange={setAll} />
        <CategoriesField options={categories} chosen={values.categoryIds} onChange={(ids) => set('categoryIds', ids)} />
        <TagsField tags={values.tags} onChange={(next) => set('tags', next)} />
        <p className={styles.note}>Details you enter for a single video override these.</p>
      </div>
    </details>
  );
}
