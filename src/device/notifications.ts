/** The Notification API, or null without support. */
const getNotifications = () => (typeof Notification === 'undefined' ? null : Notification);

/** Set in browsers where only service workers can show notifications, as on Android. */
let isRefused = false;

export const canNotify = (): boolean => !isRefused && getNotifications()?.permission === 'granted';

/** Without permission, this doesn't show anything. */
function canPagesNotify(): boolean {
  try {
    new Notification('');
  } catch {
    isRefused = true;
  }
  return !isRefused;
}

/**
 * Requests permission unless it was granted or denied before, or pages can't show notifications anyway. Needs a user
 * gesture.
 */
export async function requestNotifications(): Promise<void> {
  if (getNotifications()?.permission === 'default' && canPagesNotify())
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
    isRefused = true;
    return false;
  }
}
