import { useCallback, useEffect, useState } from 'react';
import { BackToTopButton } from '@/components/back-to-top/back-to-top-button';

/** Scroll position from which the button appears, in px; scrolling to the top takes `DURATION_MS` (spec §2, §9). */
const THRESHOLD_PX = 400;
const DURATION_MS = 450;

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** Visibility and action of the back-to-top button, which jumps if the visitor prefers reduced motion. */
function useBackToTop(): { visible: boolean; toTop: () => void } {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const updateVisibility = () => setVisible(window.scrollY > THRESHOLD_PX);
    updateVisibility();
    window.addEventListener('scroll', updateVisibility, { passive: true });
    return () => window.removeEventListener('scroll', updateVisibility);
  }, []);

  const toTop = useCallback(() => {
    const from = window.scrollY;
    const started = performance.now();
    const still =
      document.documentElement.dataset.motion === 'reduced' ||
      window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let isStopped = still;
    const stop = () => {
      isStopped = true;
    };
    const drawFrame = (now: number) => {
      if (isStopped) return;
      const t = Math.min(1, (now - started) / DURATION_MS);
      window.scrollTo({ top: from * (1 - easeOut(t)), behavior: 'instant' });
      if (t < 1) requestAnimationFrame(drawFrame);
    };
    if (still) window.scrollTo({ top: 0, behavior: 'instant' });
    else {
      // Stops if the visitor scrolls.
      window.addEventListener('wheel', stop, { once: true, passive: true });
      window.addEventListener('touchstart', stop, { once: true, passive: true });
      requestAnimationFrame(drawFrame);
    }
    document.getElementById('content')?.focus({ preventScroll: true });
  }, []);

  return { visible, toTop };
}

export function BackToTop() {
  const { visible, toTop } = useBackToTop();
  return <BackToTopButton visible={visible} onClick={toTop} />;
}
