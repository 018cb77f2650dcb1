/** The browser's notifications, or null where it has none. */
const notifications = () => (typeof Notification === 'undefined' ? null : Notification);

export const canNotify = (): boolean => notifications()?.permission === 'granted';

/** Asks the browser for its permission, unless it was given or refused before. Only after a press of the visitor. */
export async function requestNotifications(): Promise<void> {
  if (notifications()?.permission === 'default') await notifications()?.requestPermission().catch(() => undefined);
}

interface Notice {
  title: string;
  body: string;
  /** Notices with the same tag replace each other, also those of other tabs. */
  tag: string;
  onPress: () => void;
}

/** Shows a notification. False where the browser takes none from a page, as on phones. */
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
