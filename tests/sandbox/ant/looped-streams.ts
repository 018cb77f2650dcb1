import type { ClipKey } from '../media/clip-recipes';
import { getId } from '../seed/ids';
import { LANDMARKS } from '../seed/landmarks';
import { performerId } from '../seed/people/performers';

/** The seeded performers who are always live: media id of their show and the clip it plays. */
export const LOOPED_STREAMS: Readonly<Record<string, ClipKey>> = {
  [getId('stream', `${LANDMARKS.livePerformer}/public`)]: 'evening',
  [getId('stream', 'zuri/public')]: 'morning',
  [`group-${getId('stream', 'diegomarin/group')}-${performerId('diegomarin')}`]: 'morning',
  [`private-${getId('stream', `${LANDMARKS.busyPerformer}/private`)}-${performerId(LANDMARKS.busyPerformer)}`]:
    'morning',
};
