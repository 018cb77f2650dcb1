import { island } from '@/components/island/island';
import { hasBegunVideos } from '@/lib/begun';

/** The videos that were begun on this device, for the start page. Where none were, the code of the row does not come. */
export const ContinueWatching = island(() => import('./begun-row').then((module) => module.BegunRow), { atOnce: hasBegunVideos });
