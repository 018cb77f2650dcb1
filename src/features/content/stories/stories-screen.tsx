import { useRouter } from 'next/router';
import { useState, type ComponentType } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import type { StoriesPage } from './stories.loader';
import { StoryViewer } from './story-viewer';
import styles from './stories-screen.module.css';

interface Props extends StoriesPage {
  UnlockButton: ComponentType<UnlockSheetProps>;
}

/**
 * The story viewer. Closing it returns to the page it was opened from, or to the performer after a direct visit or a
 * login.
 */
export function StoriesScreen({ UnlockButton, ...page }: Props) {
  const router = useRouter();
  // Moving on to the next performer replaces the URL, so the first value counts.
  const [leadsBack] = useState(page.leadsBack);
  const { performer, segments } = page;

  const close = () => {
    if (leadsBack) router.back();
    else void router.replace(paths.performer(performer));
  };

  if (segments.length > 0) return <StoryViewer page={page} onClose={close} UnlockButton={UnlockButton} />;
  return (
    <div className={styles.ended}>
      <EmptyState
        heading="h1"
        illustration="curtain"
        title={`${performer.name} has no stories right now`}
        action={
          <>
            <ButtonLink variant="primary" href={paths.performer(performer)}>
              Visit {performer.name}
            </ButtonLink>
            <ButtonLink href={paths.posts}>Browse posts</ButtonLink>
          </>
        }
      >
        <p>Stories disappear after a day.</p>
      </EmptyState>
    </div>
  );
}
