import { island } from '@/next-adapter/island/island';
import { hasStartedVideos } from '@/device/started-videos';
import './row-styles';

/**
 * The rows stand as the server wrote them until somebody is there to use them: a start page is mostly looked at. Videos that
 * were watched here carry marks of this device, which do not wait.
 */
export const RowIsland = island(() => import('./row').then((module) => module.Row), { atOnce: hasStartedVideos });
