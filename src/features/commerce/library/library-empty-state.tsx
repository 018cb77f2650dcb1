import { ButtonLink } from '@/components/button/button-link';
import type { ListAddress } from '@/components/listing/use-list-address';
import { NoResults } from '@/components/listing/no-results';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { addressOf, withFilter } from '@/lib/lists/list-address';
import { LIBRARY_FILTERS, type libraryTab, type LibraryFilter } from './library-tabs';

interface Props {
  tab: ReturnType<typeof libraryTab>;
  address: ListAddress<LibraryFilter>;
  /** The device keeps something out of sight. */
  hasArchived: boolean;
}

/** Nothing to show: nothing owned, nothing found, or nothing put away. */
export function LibraryEmptyState({ tab, address, hasArchived }: Props) {
  const { rules, view } = address;
  const { archived, q } = view.filters;
  const onTheOtherSide = addressOf(rules, withFilter(view, 'archived', archived ? '' : '1'));
  if (q) return <NoResults set={LIBRARY_FILTERS} address={address} noun={tab.noun} drawing={tab.drawing} />;
  if (archived) {
    return (
      <EmptyState drawing="bag" heading="h2" title={`No ${tab.noun} are archived on this device.`} action={<ButtonLink href={onTheOtherSide}>Back to the library</ButtonLink>}>
        <p>The box in the corner of a card puts it out of sight. It stays yours.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={tab.drawing}
      heading="h2"
      title={tab.kind ? `You own no ${tab.noun} yet.` : 'You own nothing yet.'}
      action={
        <>
          <ButtonLink look="primary" href={tab.href}>
            {tab.step}
          </ButtonLink>
          {hasArchived && <ButtonLink href={onTheOtherSide}>Show archived</ButtonLink>}
        </>
      }
    >
      <p>{hasArchived ? 'Or all of it is archived on this device.' : 'Whatever you buy for good waits here, and opens whenever you like.'}</p>
    </EmptyState>
  );
}
