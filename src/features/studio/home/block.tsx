import { Alert, Button, Statistic } from 'antd';
import { type ReactNode, useId } from 'react';
import { SectionHeader } from '@/components/section/section-header';
import { cx } from '@/components/cx';
import type { Loaded } from '@/lib/page/load-part';
import styles from './block.module.css';

interface BlockProps<T> {
  title: string;
  seeAll: string;
  /** Subject of the error message: "Your orders". */
  what: string;
  data: { part: Loaded<T>; retrying: boolean; retry: () => void };
  wide?: boolean;
  children: (content: T) => ReactNode;
}

export function Block<T>({
  title,
  seeAll,
  what,
  data: { part, retrying, retry },
  wide = false,
  children,
}: BlockProps<T>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(styles.block, wide && styles.wide)}>
      <SectionHeader id={id} title={title} seeAll={seeAll} />
      {part.ok ? (
        children(part.content)
      ) : (
        <Alert
          type="error"
          showIcon
          title={`${what} couldn’t be loaded.`}
          description={<span dir="auto">{part.message}</span>}
          action={
            <Button loading={retrying} onClick={retry}>
              Retry
            </Button>
          }
        />
      )}
    </section>
  );
}

interface FigureProps {
  name: string;
  value: ReactNode;
  children?: ReactNode;
}

export const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <Statistic title={name} valueRender={() => value} />
    {children}
  </div>
);

export const Figures = ({ children }: { children: ReactNode }) => <div className={styles.figures}>{children}</div>;

export const Quiet = ({ children }: { children: ReactNode }) => <p className={styles.quiet}>{children}</p>;
