import { RectangleHorizontal } from 'lucide-react';
import { ControlButton } from './control-buttons';
import styles from './player-controls.module.css';

/** Theater mode: the page gives the player its full width. */
export interface Theater {
  on: boolean;
  toggle: () => void;
}

/** On narrower screens, the player always spans the page. */
const THEATER_QUERY = '(min-width: 1024px)';

/** Toggles theater mode by its key; false if it has no effect on this screen. */
export function toggleTheater({ on, toggle }: Theater, showNotice: (text: string) => void): boolean {
  if (!window.matchMedia(THEATER_QUERY).matches) return false;
  toggle();
  showNotice(on ? 'Theater mode off' : 'Theater mode');
  return true;
}

export const TheaterButton = ({ on, toggle }: Theater) => (
  <ControlButton
    label="Theater mode"
    hint={on ? 'Exit theater mode' : 'Theater mode'}
    aria-pressed={on}
    className={styles.theater}
    onPress={toggle}
  >
    <RectangleHorizontal />
  </ControlButton>
);
