import { ExternalLink, Link2, Share2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { useLinkSharing } from '@/store/reaction/use-link-sharing';
import styles from './created-notice.module.css';

/** What to do with the public page of something published. */
export function PageLinks({ title, path }: { title: string; path: string }) {
  const { copy, share } = useLinkSharing();
  return (
    <div className={styles.links}>
      <ButtonLink size="sm" icon={<ExternalLink />} href={path}>
        View page
      </ButtonLink>
      <Button size="sm" icon={<Link2 />} onClick={() => copy(path)}>
        Copy link
      </Button>
      <Button size="sm" icon={<Share2 />} onClick={() => share(title, path)}>
        Share
      </Button>
    </div>
  );
}
