import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { useFanBlock } from './use-fan-block';
import styles from './fan-card.module.css';

interface FanBlockProps {
  fanId: string;
  name: string;
  onChange: (isBlocked: boolean) => void;
}

export function FanBlock({ fanId, name, onChange }: FanBlockProps) {
  const { isBlocked, isUnknown, retry, busy, failure, setBlocked } = useFanBlock(fanId, onChange);
  const [isConfirming, setIsConfirming] = useState(false);
  if (isBlocked === null && !isUnknown) return null;
  return (
    <section className={styles.part} aria-label="Block">
      {isBlocked || isConfirming ? (
        <p className={styles.quiet} role="status">
          {isBlocked ? `${name} is blocked: they` : `Block ${name}? They`} can’t find you or open anything you publish.
        </p>
      ) : null}
      <div className={styles.actions}>
        {isBlocked ? (
          <Button loading={busy} onClick={() => setBlocked(false)}>
            Unblock
          </Button>
        ) : isConfirming ? (
          <>
            <Button
              variant="danger"
              icon={<Ban />}
              loading={busy}
              onClick={() => {
                setIsConfirming(false);
                setBlocked(true);
              }}
            >
              Block {name}
            </Button>
            <Button onClick={() => setIsConfirming(false)}>Cancel</Button>
          </>
        ) : (
          <Button icon={<Ban />} loading={busy} onClick={() => setIsConfirming(true)}>
            Block
          </Button>
        )}
        {isUnknown ? <Button onClick={retry}>Retry</Button> : null}
      </div>
      {isUnknown ? (
        <p role="alert" className={styles.failure}>
          We couldn’t check whether {name} is blocked.
        </p>
      ) : null}
      {failure ? (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      ) : null}
    </section>
  );
}
