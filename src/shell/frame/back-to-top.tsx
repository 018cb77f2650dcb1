import { BackToTopButton } from '@/components/back-to-top/back-to-top-button';
import { useBackToTop } from './use-back-to-top';

/** Back-to-top button (spec §2). */
export function BackToTop() {
  const { visible, toTop } = useBackToTop();
  return <BackToTopButton visible={visible} onClick={toTop} />;
}
