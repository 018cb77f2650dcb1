import { Clock, Link2, Share2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import { Menu, type MenuEntry } from '@/components/menu/menu';
import { withQuery } from '@/lib/lists/query';
import { useAppDispatch } from '@/store/hooks';
import { linkCopied, linkNotCopied } from '@/store/reaction/reaction.slice';
import styles from './item-actions.module.css';

interface Props {
  title: string;
  path: string;
  currentTime?: () => number;
}

const absolute = (path: string) => window.location.origin + path;

/** Shares an item with the device's share sheet, or copies its link. */
export function ShareButton({ title, path, currentTime }: Props) {
  const dispatch = useAppDispatch();

  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      dispatch(linkCopied());
    } catch {
      dispatch(linkNotCopied(address));
    }
  };

  const share = async () => {
    const url = absolute(path);
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (refusal) {
      // Closing the share sheet is no error. After any other failure, copying the link still helps.
      if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) await copy(url);
    }
  };

  if (!currentTime) {
    return (
      <Button icon={<Share2 />} className={styles.mark} onClick={() => void share()}>
        Share
      </Button>
    );
  }
  const copyMoment = () => {
    const seconds = Math.floor(currentTime());
    void copy(absolute(withQuery(path, { t: seconds > 0 ? seconds : undefined })));
  };
  const entries: MenuEntry[] = [
    { kind: 'action', key: 'link', label: 'Copy link', icon: <Link2 />, onSelect: () => void copy(absolute(path)) },
    { kind: 'action', key: 'moment', label: 'Copy link at current time', icon: <Clock />, onSelect: copyMoment },
    { kind: 'action', key: 'share', label: 'Share…', icon: <Share2 />, onSelect: () => void share() },
  ];
  return (
    <Menu
      label="Share"
      triggerClassName={styles.trigger}
      trigger={
        <>
          <Share2 aria-hidden="true" />
          Share
        </>
      }
      entries={entries}
    />
  );
}
