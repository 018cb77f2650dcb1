import { useEffect, useState } from 'react';

const COPIED_MESSAGE_MS = 4_000;

/** Copies a text to the clipboard and reports the outcome for a while. */
export function useCopied(text: string) {
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
