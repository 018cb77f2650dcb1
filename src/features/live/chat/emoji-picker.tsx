import { Smile } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '@/components/button/icon-button';
import styles from './chat-form.module.css';

const EmojiPanel = dynamic(() => import('./emoji-panel.client').then((module) => module.EmojiPanel), {
  ssr: false,
  loading: () => <p className={styles.loading}>Loading…</p>,
});

/** The emoji panel, loaded when it is first opened. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  return (
    <div role="group" aria-label="Emoji" className={styles.emoji}>
      <EmojiPanel onPick={onPick} />
    </div>
  );
}

/** Opens and closes the emoji panel; Esc closes it, too. */
export function EmojiButton({
  open,
  disabled,
  onChange,
}: {
  open: boolean;
  disabled?: boolean;
  onChange: (open: boolean) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const onEscape = useEffectEvent(() => {
    onChange(false);
    button.current?.focus();
  });

  useEffect(() => {
    if (!open) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  return (
    <IconButton ref={button} label="Emoji" disabled={disabled} aria-expanded={open} onClick={() => onChange(!open)}>
      <Smile />
    </IconButton>
  );
}
