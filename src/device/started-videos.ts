/** True if this device has started videos; known before the first paint (next-adapter/theme-script). Browser only. */
export const hasStartedVideos = (): boolean => document.documentElement.dataset.startedVideos !== undefined;
