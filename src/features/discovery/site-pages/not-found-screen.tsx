import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { CardGrid } from '@/components/card/card-grid';
import { PerformerCard } from '@/entities/performer/performer-card';
import { SearchField } from '@/components/form/search-field';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { errorHandled } from '@/store/system/system.slice';
import type { NotFoundProps } from './not-found.loader';
import styles from './not-found-screen.module.css';

export function NotFoundScreen({ performers, isGone = false }: NotFoundProps & { isGone?: boolean }) {
  const router = useRouter();
  const [text, setText] = useState('');
  const dispatch = useAppDispatch();
  const wasRemoved = useAppSelector(({ system }) => system.error !== null);
  useEffect(() => () => void dispatch(errorHandled()), [dispatch]);
  return (
    <div className={styles.screen}>
      <EmptyState
        heading="h1"
        illustration="search"
        title={isGone || wasRemoved ? 'No longer available' : 'Page not found'}
        action={<ButtonLink href={paths.home}>Go to home page</ButtonLink>}
      >
        <p>The address may be mistyped, or the page may have been removed.</p>
      </EmptyState>
      <SearchField
        className={styles.search}
        label="Search for a performer"
        placeholder="Search performers"
        action={paths.performers}
        value={text}
        onChange={setText}
        onSubmit={(q) => void router.push(withQuery(paths.performers, { q }))}
      />
      {performers.length > 0 ? (
        <section aria-labelledby="popular">
          <SectionHeader id="popular" title="Popular performers" seeAll={paths.performers} />
          <CardGrid kind="performer">
            {performers.map((performer) => (
              <PerformerCard key={performer._id} performer={performer} />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </div>
  );
}
