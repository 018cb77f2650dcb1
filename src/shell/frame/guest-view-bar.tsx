import { Eye } from 'lucide-react';
import { buttonClass } from '@/components/button/button';
import { withoutGuestView } from '@/lib/page/guest-view';
import styles from './guest-view-bar.module.css';

export function GuestViewBar({ path }: { path: string }) {
  return (
    <div role="region" aria-label="Guest view" className={styles.bar} data-print="no">
      <Eye />
      <p>You’re viewing this page as a guest.</p>
      {/* A new document: this one works without the session. */}
      <a href={withoutGuestView(path)} className={buttonClass({ size: 'sm' })}>
        Exit
      </a>
    </div>
  );
}
