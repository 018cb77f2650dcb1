import { Check, Copy, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { parseHttpUrl } from '@/lib/url';
import styles from './order-tracking.module.css';

const COPIED_MESSAGE_MS = 4_000;

/** Copies a text to the clipboard and reports the outcome for a while. */
function useCopied(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return { outcome, copy: () => void copy() };
}

/** Tracking code to copy, or a link if the seller entered a URL. */
export function OrderTracking({ code }: { code: string }) {
  const { outcome, copy } = useCopied(code);
  const url = parseHttpUrl(code);
  return (
    <section aria-labelledby="tracking" className={styles.tracking}>
      <h2 id="tracking" className={styles.title}>
        Tracking
      </h2>
      {url ? (
        <a className={styles.code} href={url} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {code} <ExternalLink aria-label="(opens in a new window)" />
        </a>
      ) : (
        <code className={styles.code}>{code}</code>
      )}
      <Button size="sm" data-print="no" icon={outcome === 'copied' ? <Check /> : <Copy />} onClick={copy}>
        Copy
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && 'Tracking code copied'}
        {outcome === 'refused' && 'Your browser blocked copying. Select the code and copy it yourself.'}
      </p>
    </section>
  );
}
