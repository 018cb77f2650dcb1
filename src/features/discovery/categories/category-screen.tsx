import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/page/paths';
import { CATEGORY_TABS, categoryList, TAB_LABELS } from './category-list';
import { CategoryTabContent } from './category-tab';
import type { CategoryPage } from './category.loader';
import styles from './category-screen.module.css';

export function CategoryScreen({ category, tab, counts, view }: CategoryPage) {
  const tabs = CATEGORY_TABS.filter((name) => counts[name] !== undefined);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.home },
          { label: 'Categories', href: paths.categories },
          { label: category.name },
        ]}
      />
      <SectionHeader heading="h1" title={category.name} note={category.description} />
      <div className={styles.content}>
        {tabs.length > 1 && (
          <LinkTabs
            label={`In ${category.name}`}
            scroll={false}
            tabs={tabs.map((name) => ({
              href: categoryList(category, name).path,
              label: TAB_LABELS[name],
              count: counts[name],
              current: name === tab,
            }))}
          />
        )}
        <CategoryTabContent key={tab} category={category} tab={tab} view={view} />
      </div>
    </>
  );
}
