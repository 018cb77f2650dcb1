import { Link } from '@/components/link';
import { cx } from '@/components/cx';
import type { StudioNotice } from '@/device/studio-notices';
import { formatAgo, KIND_LABELS, noticeText } from './notice-labels';
import styles from './notices.module.css';

interface NoticeItemProps {
  notice: StudioNotice;
  now: number;
  onOpen: () => void;
}

export function NoticeItem({ notice, now, onOpen }: NoticeItemProps) {
  const { kind, at, isRead, href, message } = notice;
  const { who, what, about } = noticeText(notice);
  const { Icon } = KIND_LABELS[kind];
  return (
    <li>
      <Link className={cx(styles.item, !isRead && styles.unread)} href={href} onClick={onOpen}>
        <span className={styles.icon}>
          <Icon size={20} />
        </span>
        <span className={styles.text}>
          <span>
            {isRead ? null : <span className="visually-hidden">Unread: </span>}
            <bdi className={styles.name}>{who}</bdi> {what} {about === undefined ? null : <bdi>{about}</bdi>}
          </span>
          {message ? (
            <span className={styles.message} dir="auto">
              {message}
            </span>
          ) : null}
          <time className={styles.quiet} dateTime={new Date(at).toISOString()}>
            {formatAgo(at, now)}
          </time>
        </span>
      </Link>
    </li>
  );
}
