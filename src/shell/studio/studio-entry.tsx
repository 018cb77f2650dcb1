import { Badge } from 'antd';
import type { StudioLink } from './studio-links';
import styles from './studio-entry.module.css';

const ACCENT = 'var(--color-accent)';

interface StudioEntryProps {
  entry: Pick<StudioLink, 'Icon' | 'label'>;
  count: number;
  labelClass?: string;
}

export const StudioEntry = ({ entry: { Icon, label }, count, labelClass }: StudioEntryProps) => (
  <>
    <Badge className={styles.badge} count={count} color={ACCENT} size="small" title="" aria-hidden="true">
      <Icon size={20} />
    </Badge>
    <span className={labelClass}>{label}</span>
    {count > 0 ? <span className="visually-hidden">, {count} new</span> : null}
  </>
);
