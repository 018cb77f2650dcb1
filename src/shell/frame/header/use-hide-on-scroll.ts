import { useEffect, useState } from 'react';

/** Movements below this many pixels are a trembling thumb. */
const SLACK_PX = 8;

/** True while the visitor scrolls down, past the first screenful of the header; false on the way up and near the top. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < SLACK_PX) return;
      setHidden(now > last && now > 120);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return hidden;
}
