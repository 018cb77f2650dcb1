import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/page/paths';
import styles from './picture-tabs.module.css';

export function PictureTabs({ current }: { current: 'galleries' | 'photos' }) {
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label="Pictures"
        tabs={[
          { href: paths.galleries, label: 'Galleries', current: current === 'galleries' },
          { href: paths.photos, label: 'Single photos', current: current === 'photos' },
        ]}
      />
    </div>
  );
}
