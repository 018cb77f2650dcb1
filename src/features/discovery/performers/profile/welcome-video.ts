import type { Performer } from '@/contract/performer';

/** True if the performer has a welcome video and it is enabled. */
export const hasWelcomeVideo = ({ welcomeVideoPath, activateWelcomeVideo = true }: Performer): boolean =>
  Boolean(welcomeVideoPath) && activateWelcomeVideo;
