import { ButtonLink } from '@/components/button/button-link';
import { CardGrid } from '@/components/card/card-grid';
import { CategoryTile } from '@/entities/category/category-tile';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import { ReloadError } from '@/components/empty-error-states/reload-error';
import type { CategoriesPage } from './categories.loader';
import styles from './categories-screen.module.css';

export function CategoriesScreen(page: CategoriesPage) {
  return (
    <>
      <SectionHeader heading="h1" title="Categories" />
      {page.ok ? (
        <Groups groups={page.groups} />
      ) : (
        <ReloadError title="Categories couldn’t be loaded." message={page.message} />
      )}
    </>
  );
}

function Groups({ groups }: { groups: Extract<CategoriesPage, { ok: true }>['groups'] }) {
  if (groups.length === 0) {
    return (
      <EmptyState
        illustration="search"
        title="There are no categories yet"
        action={<ButtonLink href={paths.videos}>View all videos</ButtonLink>}
      >
        <p>Browse all videos instead.</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.groups}>
      {groups.map(({ title, categories }) => (
        <section key={title} aria-labelledby={`group-${title}`}>
          <SectionHeader id={`group-${title}`} title={title} />
          <CardGrid kind="square">
            {categories.map((category) => (
              <CategoryTile key={category._id} category={category} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
