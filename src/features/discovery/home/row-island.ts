import { island } from '@/next-adapter/island/island';
import { hasStartedVideos } from '@/device/started-videos';
import './row-styles';

/**
 * Rows keep their server markup until the visitor interacts, since most visits only look. Rows whose videos have watch
 * progress on this device hydrate at once to show it.
 */
export const RowIsland = island(() => import('./row').then((module) => module.Row), { atOnce: hasStartedVideos });
