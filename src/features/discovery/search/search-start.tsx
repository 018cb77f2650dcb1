import { Button } from '@/components/button/button';
import { ChipLink, ChipList } from '@/components/chip/chip';
import { SectionHeader } from '@/components/section/section-header';
import { paths } from '@/lib/page/paths';
import { forgetSearches } from '@/device/recent-searches';
import type { SearchPage } from './search.loader';
import styles from './search-start.module.css';
import { Topics } from './topics';
import { useRecentSearches } from './use-recent-searches';

/** Start of a search: recent searches and topics. */
export function SearchStart({ categories }: Pick<SearchPage, 'categories'>) {
  const recent = useRecentSearches();
  return (
    <div className={styles.start}>
      <section aria-labelledby="recent">
        <SectionHeader id="recent" title="Recent searches">
          {recent.length > 0 && (
            <Button look="ghost" size="sm" onClick={forgetSearches}>
              Clear recent searches
            </Button>
          )}
        </SectionHeader>
        <div className={styles.recent}>
          {recent.length > 0 ? (
            <ChipList label="Recent searches">
              {recent.map((text) => (
                <ChipLink key={text} href={paths.search(text)}>
                  {text}
                </ChipLink>
              ))}
            </ChipList>
          ) : (
            <p className={styles.none}>Your recent searches appear here. They stay on this device.</p>
          )}
        </div>
      </section>
      <Topics categories={categories} />
    </div>
  );
}
