import type { ComponentType } from 'react';
import { Button } from '@/components/button/button';
import type { DownloadProps } from '@/entities/access/item-slots';
import { Link } from '@/components/link';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { addressOf } from '@/lib/lists/list-address';
import { paths } from '@/lib/page/paths';
import { LibraryShelf } from './library-shelf';
import { LIBRARY_TABS, libraryAddress, libraryList } from './library-tabs';
import type { LibraryPage } from './library.loader';
import styles from './library-screen.module.css';
import { useArchive, useLibrary } from './use-library';

interface Props extends LibraryPage {
  /** The file of a bought product. */
  Download: ComponentType<DownloadProps>;
}

/** Everything that the visitor bought for good: a tab for each kind. */
export function LibraryScreen({ Download, ...page }: Props) {
  const { things, next, failure, down, asking, onOlder, onRetry } = useLibrary(page);
  const archive = useArchive();
  const { tab, view } = page;
  const inSight = things.filter(({ key }) => !archive.includes(key));
  const note = (
    <>
      What you bought for good. Goods that are sent are among your <Link href={paths.orders}>orders</Link>, what renews among your <Link href={paths.subscriptions}>subscriptions</Link>.
    </>
  );
  const tabs = LIBRARY_TABS.map(({ id, label, kind }) => ({
    href: libraryAddress(id),
    label,
    current: id === tab,
    count: down ? undefined : inSight.filter((thing) => !kind || thing.kind === kind).length,
  }));

  return (
    <>
      <SectionHeader heading="h1" title="Library" note={note} />
      <LinkTabs label="Kinds of things you own" tabs={tabs} />
      {failure !== null && !down && <BlockError title="Some of what you own could not be loaded." message={failure} onRetry={onRetry} retrying={asking} />}
      <LibraryShelf
        key={addressOf(libraryList(tab), { ...view, upto: view.page })}
        tab={tab}
        view={view}
        things={things}
        requesting={asking && things.length === 0}
        failure={down ? failure : null}
        onRetry={onRetry}
        Download={Download}
      />
      {next !== null && (
        <div className={styles.older}>
          <p>These are your latest purchases. Older ones are not loaded yet, nor are they searched or counted.</p>
          <Button loading={asking} onClick={onOlder}>
            Load older purchases
          </Button>
        </div>
      )}
    </>
  );
}
