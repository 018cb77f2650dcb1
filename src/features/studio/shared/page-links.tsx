import { Button } from 'antd';
import { ExternalLink, Link2, Share2 } from 'lucide-react';
import { useLinkSharing } from '@/store/reaction/use-link-sharing';
import { LinkButton } from './link-button';
import styles from './created-notice.module.css';

export function PageLinks({ title, path }: { title: string; path: string }) {
  const { copy, share } = useLinkSharing();
  return (
    <div className={styles.links}>
      <LinkButton icon={<ExternalLink />} href={path}>
        View page
      </LinkButton>
      <Button icon={<Link2 />} onClick={() => copy(path)}>
        Copy link
      </Button>
      <Button icon={<Share2 />} onClick={() => share(title, path)}>
        Share
      </Button>
    </div>
  );
}
