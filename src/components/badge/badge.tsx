import type { ReactNode } from 'react';
import { CalendarClock, Check, Loader, Lock, Package } from 'lucide-react';
import { formatTokens } from '@/lib/format/format';
import { cx } from '@/components/cx';
import { LocalDate } from '@/components/text/local-date';
import styles from './badge.module.css';

export type BadgeState =
  | { kind: 'live'; text?: string }
  | { kind: 'new' }
  | { kind: 'locked'; /** Tokens; without a price, it is for subscribers. */ price?: number }
  | { kind: 'owned' }
  | { kind: 'processing' }
  | { kind: 'scheduled'; /** ISO date. */ at?: string }
  | { kind: 'soldOut' }
  | { kind: 'note'; text: string };

/** `read` is the text for assistive technology, if it differs. */
function getContent(state: BadgeState): { icon?: ReactNode; text: ReactNode; read?: ReactNode } {
  switch (state.kind) {
    case 'live':
      return { icon: <span className={styles.dot} />, text: state.text ?? 'Live', read: state.text ?? 'Live now' };
    case 'new':
      return { text: 'New' };
    case 'locked':
      return state.price === undefined
        ? { icon: <Lock />, text: 'Subscribers', read: 'Locked, for subscribers' }
        : { icon: <Lock />, text: formatTokens(state.price), read: `Locked, ${formatTokens(state.price)}` };
    case 'owned':
      return { icon: <Check />, text: 'Yours', read: 'You own this' };
    case 'processing':
      return { icon: <Loader />, text: 'Processing' };
    case 'scheduled': {
      const date = state.at && <LocalDate iso={state.at} />;
      return {
        icon: <CalendarClock />,
        text: date ?? 'Soon',
        read: date ? <>Scheduled for {date}</> : 'Scheduled',
      };
    }
    case 'soldOut':
      return { icon: <Package />, text: 'Sold out' };
    case 'note':
      return { text: state.text };
  }
}

/** The state of an item in one word. Cards show it in the top left corner of the picture. */
export function Badge({ state, className }: { state: BadgeState; className?: string }) {
  const { icon, text, read } = getContent(state);
  return (
    <span className={cx(styles.badge, styles[state.kind], className)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {read ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{read}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
