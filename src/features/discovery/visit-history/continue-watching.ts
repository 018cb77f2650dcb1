import { island } from '@/next-adapter/island/island';
import { hasStartedVideos } from '@/device/started-videos';
// The styles that hide the row on devices without started videos must load before the code.
import './started-videos-row.module.css';

/** Videos started on this device, for the home page. The code only loads if there are any. */
export const ContinueWatching = island(() => import('./started-videos-row').then((module) => module.StartedVideosRow), {
  atOnce: hasStartedVideos,
});
