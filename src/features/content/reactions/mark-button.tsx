import { useRouter } from 'next/router';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { formatCount, formatNumber } from '@/lib/format/format';
import { withLoginIntent } from '@/lib/page/login-intent';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { countWith, selectMarked } from '@/store/reaction/reaction.selectors';
import { reactionRequested, type Mark } from '@/store/reaction/reaction.slice';
import styles from './item-actions.module.css';

const INTENTS = { like: 'like', favourite: 'favorite', watch_later: 'watch-later' } as const;

interface Props {
  mark: Mark;
  /** Whether the record came with the mark on it. */
  came: boolean | undefined;
  icon: ReactNode;
  /** Says the same in both states: that it is on is said by the button itself. */
  children: string;
  /** How many have put the mark there, as the record came. */
  count?: number;
}

/** A mark that is put on a thing and taken away by the same button. A guest logs in first and comes back here. */
export function MarkButton({ mark, came, icon, children, count }: Props) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  const marked = useAppSelector(selectMarked(mark, came));
  const intent = INTENTS[mark.action];
  const button = useRef<HTMLButtonElement>(null);
  const total = count === undefined ? 0 : countWith(count, came, marked);

  useLoginReturn(loggedIn, intent, mark.objectId, () => button.current?.focus());

  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click is not a change of mind.
    if (detail > 1) return;
    if (loggedIn) dispatch(reactionRequested({ ...mark, on: !marked }));
    else void router.push(paths.login(withLoginIntent(router.asPath, intent, mark.objectId)));
  };
  return (
    <Button ref={button} className={styles.mark} icon={icon} aria-pressed={marked} onClick={press}>
      {children}
      {total > 0 ? (
        <span className={styles.count} title={formatNumber(total)}>
          {formatCount(total)}
        </span>
      ) : null}
    </Button>
  );
}
