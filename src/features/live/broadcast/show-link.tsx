import { Copy, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/button/button';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { linkCopied, linkNotCopied } from '@/store/reaction/reaction.slice';
import styles from './show-link.module.css';

const neverChanges = () => () => undefined;

/** Address of the performer's livestream, with buttons to copy and share it. */
export function ShowLink() {
  const dispatch = useAppDispatch();
  const { username, name } = useAppSelector((state) => state.user.current);
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  const path = paths.stream({ _id: '', username });

  const copy = async () => {
    const address = window.location.origin + path;
    try {
      await navigator.clipboard.writeText(address);
      dispatch(linkCopied());
    } catch {
      dispatch(linkNotCopied(address));
    }
  };
  const share = () =>
    navigator
      .share({ title: `${name || username} live`, url: window.location.origin + path })
      // Closing the share sheet is no error. After any other failure, copying the link still helps.
      .catch((refusal: unknown) =>
        refusal instanceof DOMException && refusal.name === 'AbortError' ? undefined : copy(),
      );
  return (
    <div className={styles.link}>
      <p className={styles.address}>
        Your livestream: <Link href={path}>{path}</Link>
      </p>
      <Button size="sm" icon={<Copy />} onClick={() => void copy()}>
        Copy link
      </Button>
      {canShare ? (
        <Button size="sm" icon={<Share2 />} onClick={() => void share()}>
          Share
        </Button>
      ) : null}
    </div>
  );
}
