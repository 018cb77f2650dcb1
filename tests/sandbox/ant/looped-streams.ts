import type { ClipKey } from '../media/clip-recipes';
import { idOf } from '../seed/ids';
import { LANDMARKS } from '../seed/landmarks';
import { performerId } from '../seed/people/performers';

/** The seeded performers who are always live: media id of their show and the clip it plays. */
export const LOOPED_STREAMS: Readonly<Record<string, ClipKey>> = {
  [idOf('stream', `${LANDMARKS.livePerformer}/public`)]: 'evening',
  [idOf('stream', 'zuri/public')]: 'morning',
  [`group-${idOf('stream', 'diegomarin/group')}-${performerId('diegomarin')}`]: 'morning',
  [`private-${idOf('stream', `${LANDMARKS.busyPerformer}/private`)}-${performerId(LANDMARKS.busyPerformer)}`]:
    'morning',
};
