/** Whether videos were begun on this device; known before the first paint (next-adapter/theme-script). In a browser only. */
export const hasStartedVideos = (): boolean => document.documentElement.dataset.begun !== undefined;
