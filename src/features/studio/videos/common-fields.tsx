import type { CategoriesPage } from '../shared/categories-page';
import { CategoriesItem } from '../shared/categories-item';
import { LIMITS } from '../shared/form/limits';
import { StudioForm } from '../shared/form/studio-form';
import { useStudioForm } from '../shared/form/use-studio-form';
import { TagsItem } from '../shared/tags-item';
import { VisibilityItems } from '../shared/visibility-items';
import { valuesOfFile, type VideoValues } from './video-values';
import styles from './new-videos.module.css';

type CommonValues = Pick<VideoValues, 'access' | 'price' | 'status' | 'tags' | 'categoryIds'>;

const { access, price, status, tags, categoryIds } = valuesOfFile('');
const USUAL: CommonValues = { access, price, status, tags, categoryIds };

/** Defaults for all new videos, stored on the device. */
export function useVideoDefaults() {
  return useStudioForm<CommonValues>({
    draft: 'studio-video-common',
    initial: USUAL,
    limits: LIMITS.uploadVideo,
    send: () => undefined,
  });
}

interface CommonFieldsProps extends CategoriesPage {
  form: ReturnType<typeof useVideoDefaults>;
}

export function CommonFields({ form, categories }: CommonFieldsProps) {
  return (
    <details className={styles.common}>
      <summary className={styles.commonTitle}>
        Apply to all videos <span className={styles.note}>price, access, categories, tags</span>
      </summary>
      <StudioForm form={form} className={styles.commonFields} label="All videos" guard={false}>
        <VisibilityItems form={form} noun="video" kind="videoSaleCommission" />
        <CategoriesItem options={categories} />
        <TagsItem count={form.values.tags.length} />
        <p className={styles.note}>Details you enter for a single video override these.</p>
      </StudioForm>
    </details>
  );
}
