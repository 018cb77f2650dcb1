/** The Notification API, or null without support. */
const getNotifications = () => (typeof Notification === 'undefined' ? null : Notification);

export const canNotify = (): boolean => getNotifications()?.permission === 'granted';

/** Requests permission unless it was granted or denied before. Needs a user gesture. */
export async function requestNotifications(): Promise<void> {
  if (getNotifications()?.permission === 'default')
    await getNotifications()
      ?.requestPermission()
      .catch(() => undefined);
}

interface Notice {
  title: string;
  body: string;
  /** Notifications with the same tag replace each other across tabs. */
  tag: string;
  onPress: () => void;
}

/** Shows a notification. Returns false if pages can't show any, as on phones. */
export function notify({ title, body, tag, onPress }: Notice): boolean {
  try {
    const notice = new Notification(title, { tag, body, icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onPress();
    };
    return true;
  } catch {
    return false;
  }
}
