import { ButtonLink } from '@/components/button/button-link';
import type { ListNavigation } from '@/components/listing/use-list-navigation';
import { NoResults } from '@/components/listing/no-results';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { getListUrl, withFilter } from '@/lib/lists/list-url';
import { LIBRARY_FILTERS, type libraryTab, type LibraryFilter } from './library-tabs';

interface Props {
  tab: ReturnType<typeof libraryTab>;
  navigation: ListNavigation<LibraryFilter>;
  hasArchived: boolean;
}

export function LibraryEmptyState({ tab, navigation, hasArchived }: Props) {
  const { rules, view } = navigation;
  const { archived, q } = view.filters;
  const onTheOtherSide = getListUrl(rules, withFilter(view, 'archived', archived ? '' : '1'));
  if (q)
    return <NoResults set={LIBRARY_FILTERS} navigation={navigation} noun={tab.noun} illustration={tab.illustration} />;
  if (archived) {
    return (
      <EmptyState
        illustration="bag"
        heading="h2"
        title={`No archived ${tab.noun} on this device`}
        action={<ButtonLink href={onTheOtherSide}>Back to library</ButtonLink>}
      >
        <p>Select the archive icon on a card to archive it. It stays yours.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={tab.illustration}
      heading="h2"
      title={tab.kind ? `No ${tab.noun} yet` : 'Nothing here yet'}
      action={
        <>
          <ButtonLink variant="primary" href={tab.href}>
            {tab.step}
          </ButtonLink>
          {hasArchived && <ButtonLink href={onTheOtherSide}>Show archived</ButtonLink>}
        </>
      }
    >
      <p>{hasArchived ? 'Or everything is archived on this device.' : 'Things you buy show up here.'}</p>
    </EmptyState>
  );
}
