import { ChipLink, ChipList } from '@/components/chip/chip';
import { SectionHeader } from '@/components/section/section-header';
import { paths } from '@/lib/page/paths';
import { ReloadError } from '@/components/empty-error-states/reload-error';
import type { SearchHelp } from './search.loader';

export function CategoryChips({ categories }: Pick<SearchHelp, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="topics">
      <SectionHeader id="topics" title="Categories" seeAll={paths.categories} />
      <ChipList label="Categories">
        {categories.map((category) => (
          <ChipLink key={category._id} href={paths.category(category)}>
            {category.name}
          </ChipLink>
        ))}
      </ChipList>
    </section>
  );
}

export const CategoryChipsFailed = ({ message }: { message: string }) => (
  <ReloadError title="Categories couldn’t be loaded." message={message} />
);
