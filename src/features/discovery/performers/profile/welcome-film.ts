import type { Performer } from '@/contract/performer';

/** Whether there is a film in which the performer says hello, and it is switched on. */
export const hasWelcomeFilm = ({ welcomeVideoPath, activateWelcomeVideo = true }: Performer): boolean => Boolean(welcomeVideoPath) && activateWelcomeVideo;
