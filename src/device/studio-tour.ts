import { deviceIds } from './device-ids';

const toured = deviceIds('encore.studio-tour');

/** True if this performer has seen the tour of the studio on this device. */
export const hasSeenStudioTour = (performerId: string): boolean => toured.read().includes(performerId);

/** Marks the tour of the studio as seen by this performer on this device. */
export function markStudioTourSeen(performerId: string): void {
  if (!hasSeenStudioTour(performerId)) toured.write([...toured.read(), performerId]);
}
