import type { MouseEvent, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/button/button';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useIsPerformer } from '@/store/hooks';
import styles from './cart-line.module.css';
import type { Verdict } from './line-verdict';

export interface LineActions {
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onAccept: (price: number) => void;
  onRecheck: () => void;
}

interface Props extends LineActions {
  verdict: Verdict;
  priceText: (price: number) => string;
}

/** The button disappears with its message: keep the focus on the line. */
const keepFocus = (event: MouseEvent<HTMLElement>, act: () => void) => {
  event.currentTarget.closest('li')?.focus();
  act();
};

export function LineNote({ verdict, ...rest }: Props) {
  const isPerformer = useIsPerformer();
  const note = noteFor(verdict, { ...rest, isPerformer });
  if (!note) return null;
  return (
    <div className={styles.note}>
      <CircleAlert />
      <p>{note.text}</p>
      {note.action && (
        <Button size="sm" onClick={(event) => keepFocus(event, note.action.run)}>
          {note.action.label}
        </Button>
      )}
    </div>
  );
}

interface NoteText {
  text: ReactNode;
  action: { label: string; run: () => void };
}

function noteFor(
  verdict: Verdict,
  {
    priceText,
    onQuantity,
    onRemove,
    onAccept,
    onRecheck,
    isPerformer,
  }: Omit<Props, 'verdict'> & { isPerformer: boolean },
): NoteText | null {
  const remove = { label: 'Remove', run: onRemove };
  switch (verdict.kind) {
    case 'good':
    case 'unknown':
      return null;
    case 'failed':
      return { text: `We couldn’t check the price. ${verdict.message}`, action: { label: 'Retry', run: onRecheck } };
    case 'repriced':
      return {
        text: (
          <>
            The price changed from <s>{priceText(verdict.was)}</s> to <b>{priceText(verdict.now)}</b>.
          </>
        ),
        action: { label: 'Accept new price', run: () => onAccept(verdict.now) },
      };
    case 'fewer':
      return {
        text: verdict.digital ? 'You only need one copy of a download.' : `Only ${verdict.left} left.`,
        action: { label: `Change to ${verdict.left}`, run: () => onQuantity(verdict.left) },
      };
    case 'soldOut':
      return { text: 'Sold out.', action: remove };
    case 'gone':
      return { text: 'No longer available.', action: remove };
    case 'own':
      return { text: 'You can’t buy your own product.', action: remove };
    case 'owned':
      return {
        text: isPerformer ? (
          'You already own this.'
        ) : (
          <>
            You already own this. Find it in <Link href={paths.library}>your library</Link>.
          </>
        ),
        action: remove,
      };
  }
}
