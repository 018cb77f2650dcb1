import type { MouseEvent, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/button/button';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import styles from './cart-line.module.css';
import type { Verdict } from './line-verdict';

export interface LineActions {
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** The new price is all right. */
  onAccept: (price: number) => void;
  /** Asks the server about this line again. */
  onRecheck: () => void;
}

interface Props extends LineActions {
  verdict: Verdict;
  priceText: (price: number) => string;
}

/** The button goes with its words: the focus stays on the line. */
const keepFocus = (event: MouseEvent<HTMLElement>, act: () => void) => {
  event.currentTarget.closest('li')?.focus();
  act();
};

/** What stands in the way of buying a line, with the way out. */
export function LineNote({ verdict, ...rest }: Props) {
  const words = wordsFor(verdict, rest);
  if (!words) return null;
  return (
    <div className={styles.note}>
      <CircleAlert aria-hidden="true" />
      <p>{words.text}</p>
      {words.action && (
        <Button size="sm" onClick={(event) => keepFocus(event, words.action.run)}>
          {words.action.label}
        </Button>
      )}
    </div>
  );
}

interface Words {
  text: ReactNode;
  action: { label: string; run: () => void };
}

function wordsFor(verdict: Verdict, { priceText, onQuantity, onRemove, onAccept, onRecheck }: Omit<Props, 'verdict'>): Words | null {
  const remove = { label: 'Remove', run: onRemove };
  switch (verdict.kind) {
    case 'good':
    case 'unknown':
      return null;
    case 'failed':
      return { text: `We could not look up its price: ${verdict.message}`, action: { label: 'Try again', run: onRecheck } };
    case 'repriced':
      return {
        text: (
          <>
            The price has changed from <s>{priceText(verdict.was)}</s> to <b>{priceText(verdict.now)}</b>.
          </>
        ),
        action: { label: 'Accept new price', run: () => onAccept(verdict.now) },
      };
    case 'fewer':
      return {
        text: verdict.digital ? 'A file is bought once.' : `Only ${verdict.left} left.`,
        action: { label: `Take ${verdict.left}`, run: () => onQuantity(verdict.left) },
      };
    case 'soldOut':
      return { text: 'Sold out.', action: remove };
    case 'gone':
      return { text: 'This is no longer sold.', action: remove };
    case 'own':
      return { text: 'This is your own product, which you cannot buy.', action: remove };
    case 'owned':
      return {
        text: (
          <>
            You have bought this already: it is in <Link href={paths.library}>your library</Link>.
          </>
        ),
        action: remove,
      };
  }
}
