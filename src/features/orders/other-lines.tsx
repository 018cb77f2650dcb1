import { StateChip } from '@/components/chip/state-chip';
import { Link } from '@/components/link';
import { BlockError } from '@/components/state/error-state';
import type { OrderLine } from '@/contract/order';
import { paths } from '@/lib/paths';
import type { Loaded } from '@/lib/loaded';
import { LinePicture } from './line-picture';
import { stageOfLine } from './order-data';
import { stageWords } from './order-state';
import styles from './other-lines.module.css';

interface Props {
  part: Loaded<OrderLine[]>;
  retrying: boolean;
  onRetry: () => void;
}

/** What else was ordered in the same press. Nothing where that is all. */
export function OtherLines({ part, retrying, onRetry }: Props) {
  if (!part.ok) return <BlockError title="What else belongs to this order could not be loaded." message={part.message} onRetry={onRetry} retrying={retrying} />;
  if (part.content.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className={styles.title}>
        Also in this order
      </h2>
      <ul role="list" className={styles.list}>
        {part.content.map((line) => {
          const { label, tone } = stageWords(stageOfLine(line));
          return (
            <li key={line._id} className={styles.line}>
              <div className={styles.picture}>
                <LinePicture line={line} />
              </div>
              <Link className={styles.name} href={paths.order(line)} dir="auto">
                {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
              </Link>
              <StateChip tone={tone}>{label}</StateChip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
