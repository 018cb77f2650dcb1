import dynamic from 'next/dynamic';
import type { TopUpProps } from '@/entities/access/item-slots';

/**
 * Buys the missing tokens inside a dialog. The one file of this feature that others import: its code loads when it is
 * shown.
 */
export const TopUp = dynamic<TopUpProps>(() => import('./top-up-panel').then((module) => module.TopUpPanel), {
  ssr: false,
});
