import { ButtonLink } from '@/components/button/button-link';
import { CardGrid } from '@/components/card/card-grid';
import { PerformerCard } from '@/entities/performer/performer-card';
import { ChipLink, ChipList } from '@/components/chip/chip';
import { Link } from '@/components/link';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import emptyStyles from './tab-empty-state.module.css';
import styles from './search-empty-state.module.css';
import type { SearchHelp } from './search.loader';
import { CategoryChips } from './category-chips';

interface NothingFoundProps {
  q: string;
  help: SearchHelp;
}

/** Empty state of a search without any hit: spelling suggestions and popular content. */
export function SearchEmptyState({ q, help: { suggestion, performers, categories } }: NothingFoundProps) {
  const words = [...new Set(q.split(/\s+/))].filter((word) => word.length > 1);
  return (
    <div className={styles.page}>
      <EmptyState
        illustration="search"
        title={`No results for “${q}”`}
        action={<ButtonLink href={paths.search()}>Start a new search</ButtonLink>}
      >
        <div className={emptyStyles.actions}>
          {suggestion ? (
            <p className={styles.suggestion}>
              Did you mean <Link href={paths.search(suggestion)}>{suggestion}</Link>?
            </p>
          ) : (
            <p>
              Check the spelling{words.length > 1 ? ', or search for one of these words:' : ', or try a shorter word.'}
            </p>
          )}
          {!suggestion && words.length > 1 && (
            <ChipList label="Single words">
              {words.map((word) => (
                <ChipLink key={word} href={paths.search(word)}>
                  {word}
                </ChipLink>
              ))}
            </ChipList>
          )}
        </div>
      </EmptyState>
      {performers.length > 0 && (
        <section aria-labelledby="popular-performers">
          <SectionHeader id="popular-performers" title="Popular performers" seeAll={paths.performers} />
          <CardGrid kind="performer">
            {performers.map((performer) => (
              <PerformerCard key={performer._id} performer={performer} heading="h3" />
            ))}
          </CardGrid>
        </section>
      )}
      <CategoryChips categories={categories} />
    </div>
  );
}
