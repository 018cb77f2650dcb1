import type { ComponentType } from 'react';
import { Button } from '@/components/button/button';
import type { DownloadProps } from '@/entities/access/item-slots';
import { Link } from '@/components/link';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { getListUrl } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { LibraryShelf } from './library-shelf';
import { LIBRARY_TABS, libraryUrl, libraryList } from './library-tabs';
import type { LibraryPage } from './library.loader';
import styles from './library-screen.module.css';
import { useArchive, useLibrary } from './use-library';

interface Props extends LibraryPage {
  Download: ComponentType<DownloadProps>;
}

export function LibraryScreen({ Download, ...page }: Props) {
  const { things, next, failure, down, isLoading, onOlder, onRetry } = useLibrary(page);
  const archive = useArchive();
  const { tab, view } = page;
  const inSight = things.filter(({ key }) => !archive.includes(key));
  const note = (
    <>
      Your purchases. Find shipped items in <Link href={paths.orders}>Orders</Link> and renewals in{' '}
      <Link href={paths.subscriptions}>Subscriptions</Link>.
    </>
  );
  const tabs = LIBRARY_TABS.map(({ id, label, kind }) => ({
    href: libraryUrl(id),
    label,
    current: id === tab,
    count: down ? undefined : inSight.filter((thing) => !kind || thing.kind === kind).length,
  }));

  return (
    <>
      <SectionHeader heading="h1" title="Library" note={note} />
      <LinkTabs label="Purchase types" tabs={tabs} />
      {failure !== null && !down && (
        <BlockError
          title="We couldn’t load all of your purchases."
          message={failure}
          onRetry={onRetry}
          retrying={isLoading}
        />
      )}
      <LibraryShelf
        key={getListUrl(libraryList(tab), { ...view, upto: view.page })}
        tab={tab}
        view={view}
        things={things}
        requesting={isLoading && things.length === 0}
        failure={down ? failure : null}
        onRetry={onRetry}
        Download={Download}
      />
      {next !== null && (
        <div className={styles.older}>
          <p>Showing your latest purchases. Older ones aren’t loaded yet, so searches and counts leave them out.</p>
          <Button loading={isLoading} onClick={onOlder}>
            Show older purchases
          </Button>
        </div>
      )}
    </>
  );
}
