import { useEffect, useState } from 'react';

/** Scroll distances below this are ignored, in px. */
const SLACK_PX = 8;

/** True while scrolling down below the top of the page; false while scrolling up or near the top. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < SLACK_PX) return;
      setHidden(now > last && now > 120);
      last = now;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);

  return hidden;
}
