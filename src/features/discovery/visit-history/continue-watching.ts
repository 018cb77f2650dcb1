import { island } from '@/next-adapter/island/island';
import { hasStartedVideos } from '@/device/started-videos';
// What hides the row's place on devices that have begun nothing has to be there before its code.
import './started-videos-row.module.css';

/** The videos that were begun on this device, for the start page. Where none were, the code of the row does not come. */
export const ContinueWatching = island(() => import('./started-videos-row').then((module) => module.StartedVideosRow), { atOnce: hasStartedVideos });
