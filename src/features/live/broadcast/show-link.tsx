import { Link2, QrCode as QrIcon, Share2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { Link } from '@/components/link';
import type { QrCodeProps } from '@/entities/live-show/live-slots';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { useLinkSharing } from '@/store/reaction/use-link-sharing';
import styles from './show-link.module.css';

export function ShowLink({ QrCode }: { QrCode: ComponentType<QrCodeProps> }) {
  const { copy, share } = useLinkSharing();
  const { username, name } = useAppSelector((state) => state.user.current);
  const [isScanning, setScanning] = useState(false);
  const isHydrated = useIsHydrated();
  const canShare = isHydrated && 'share' in navigator;
  const path = paths.stream({ _id: '', username });
  return (
    <div className={styles.link}>
      <p className={styles.url}>
        Your livestream: <Link href={path}>{path}</Link>
      </p>
      <Button size="sm" icon={<Link2 />} onClick={() => copy(path)}>
        Copy link
      </Button>
      {canShare ? (
        <Button size="sm" icon={<Share2 />} onClick={() => share(`${name || username} live`, path)}>
          Share
        </Button>
      ) : null}
      <Button size="sm" icon={<QrIcon />} aria-haspopup="dialog" onClick={() => setScanning(true)}>
        Show QR code
      </Button>
      <Dialog open={isScanning} onClose={() => setScanning(false)} title="Scan to watch your livestream">
        {isScanning ? (
          <div className={styles.code}>
            <QrCode value={window.location.origin + path} label={`QR code for ${path}`} />
            <p className={styles.path}>{window.location.host + path}</p>
          </div>
        ) : null}
      </Dialog>
    </div>
  );
}
