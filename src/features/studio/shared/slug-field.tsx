import { Link } from '@/components/link';
import { Button } from '@/components/button/button';
import styles from './slug-field.module.css';
import { type Slugged, isSlugOutdated, useSlugUpdate } from './use-slug-update';

interface SlugFieldProps {
  item: Slugged;
  path: string;
  /**
   * Asks the server for a slug that follows the title; resolves to the item's slug afterward. Without it, the slug
   * stays.
   */
  renew?: () => Promise<string | undefined>;
}

/** URL of an item's page. It can follow a changed title as long as nobody can have a link to it. */
export const SlugField = ({ renew, ...line }: SlugFieldProps) =>
  renew ? (
    <RenewableUrl {...line} renew={renew} />
  ) : (
    <div className={styles.line}>
      <PageUrl {...line} stays={isSlugOutdated(line.item)} />
    </div>
  );

function RenewableUrl({ item, path, renew }: Required<SlugFieldProps>) {
  const { differs, canChange, isChanging, message, change } = useSlugUpdate(item, renew);
  return (
    <div className={styles.line}>
      <PageUrl item={item} path={path} stays={differs && !canChange} />
      {differs && canChange ? (
        <Button size="sm" loading={isChanging} onClick={change}>
          Change it to match the title
        </Button>
      ) : null}
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}

const PageUrl = ({ item, path, stays }: Omit<SlugFieldProps, 'renew'> & { stays: boolean }) => (
  <p className={styles.url}>
    Page link: {item.status === 'active' ? <Link href={path}>{path}</Link> : path}
    {stays ? ' · It stays when the title changes, so that links to it keep working.' : ''}
  </p>
);
