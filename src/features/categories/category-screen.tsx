import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/paths';
import { CATEGORY_TABS, categoryList } from './category-list';
import { CategoryPerformers } from './category-performers';
import { CategoryVideos } from './category-videos';
import type { CategoryPage } from './category.loader';
import styles from './category-screen.module.css';

const LABELS = { videos: 'Videos', performers: 'Performers' };

/** A topic with what belongs to it. */
export function CategoryScreen({ category, tab, counts, view }: CategoryPage) {
  const tabs = CATEGORY_TABS.filter((name) => counts[name] !== undefined);
  const List = tab === 'videos' ? CategoryVideos : CategoryPerformers;
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: paths.home }, { label: 'Categories', href: paths.categories }, { label: category.name }]} />
      <SectionHeader heading="h1" title={category.name} note={category.description} />
      <div className={styles.content}>
        {tabs.length > 1 && (
          <LinkTabs
            label={`In ${category.name}`}
            scroll={false}
            tabs={tabs.map((name) => ({ href: categoryList(category, name).path, label: LABELS[name], count: counts[name], current: name === tab }))}
          />
        )}
        <List category={category} view={view} />
      </div>
    </>
  );
}
