import { ArrowUp } from 'lucide-react';
import styles from './back-to-top-button.module.css';

interface BackToTopButtonProps {
  visible: boolean;
  onClick: () => void;
}

export function BackToTopButton({ visible, onClick }: BackToTopButtonProps) {
  if (!visible) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-testid="back-to-top"
      data-floating=""
      data-print="no"
      aria-label="Back to top"
      title="Back to top"
      onClick={onClick}
    >
      <ArrowUp />
    </button>
  );
}
