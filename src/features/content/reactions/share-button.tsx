import { Clock, Link2, Share2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import { Menu, type MenuEntry } from '@/components/menu/menu';
import { withQuery } from '@/lib/lists/query';
import { useLinkSharing } from '@/store/reaction/use-link-sharing';
import styles from './item-actions.module.css';

interface Props {
  title: string;
  path: string;
  currentTime?: () => number;
}

/** Shares an item with the device's share sheet, or copies its link. */
export function ShareButton({ title, path, currentTime }: Props) {
  const { copy, share } = useLinkSharing();

  if (!currentTime) {
    return (
      <Button icon={<Share2 />} className={styles.mark} onClick={() => share(title, path)}>
        Share
      </Button>
    );
  }
  const copyMoment = () => {
    const seconds = Math.floor(currentTime());
    copy(withQuery(path, { t: seconds > 0 ? seconds : undefined }));
  };
  const entries: MenuEntry[] = [
    { kind: 'action', key: 'link', label: 'Copy link', icon: <Link2 />, onSelect: () => copy(path) },
    { kind: 'action', key: 'moment', label: 'Copy link at current time', icon: <Clock />, onSelect: copyMoment },
    { kind: 'action', key: 'share', label: 'Share…', icon: <Share2 />, onSelect: () => share(title, path) },
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
