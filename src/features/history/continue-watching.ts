import { island } from '@/components/island/island';
import { hasBegunVideos } from '@/lib/begun';
// What hides the row's place on devices that have begun nothing has to be there before its code.
import './begun-row.module.css';

/** The videos that were begun on this device, for the start page. Where none were, the code of the row does not come. */
export const ContinueWatching = island(() => import('./begun-row').then((module) => module.BegunRow), { atOnce: hasBegunVideos });
