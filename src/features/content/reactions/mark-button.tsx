import { useRouter } from 'next/router';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { formatCount, formatNumber } from '@/lib/format/format';
import { withLoginIntent } from '@/lib/page/login-intent';
import { getCurrentUrl, paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { adjustCount, selectMarked } from '@/store/reaction/reaction.selectors';
import { reactionRequested, type Mark } from '@/store/reaction/reaction.slice';
import styles from './item-actions.module.css';

const INTENTS = { like: 'like', favourite: 'favorite', watch_later: 'watch-later' } as const;

interface Props {
  mark: Mark;
  /** True if the record was loaded with the reaction. */
  wasMarked: boolean | undefined;
  icon: ReactNode;
  /** Label, the same in both states; `aria-pressed` tells the state. */
  children: string;
  /** Number of reactions when the record was loaded. */
  count?: number;
}

/** Toggles a reaction. Guests log in first and return here. */
export function MarkButton({ mark, wasMarked, icon, children, count }: Props) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const isMarked = useAppSelector(selectMarked(mark, wasMarked));
  const intent = INTENTS[mark.action];
  const button = useRef<HTMLButtonElement>(null);
  const total = count === undefined ? 0 : adjustCount(count, wasMarked, isMarked);

  useLoginReturn(isLoggedIn, intent, mark.objectId, () => button.current?.focus());

  const handleClick = ({ detail }: MouseEvent) => {
    // Ignore the second click of a double click.
    if (detail > 1) return;
    if (isLoggedIn) dispatch(reactionRequested({ ...mark, on: !isMarked }));
    else void router.push(paths.login(withLoginIntent(getCurrentUrl(), intent, mark.objectId)));
  };
  return (
    <Button ref={button} className={styles.mark} icon={icon} aria-pressed={isMarked} onClick={handleClick}>
      {children}
      {total > 0 ? (
        <span className={styles.count} title={formatNumber(total)}>
          {formatCount(total)}
        </span>
      ) : null}
    </Button>
  );
}
