import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveAlertButton } from '@/entities/live-show/live-alert-button';

/** Lets pages show notifications, or only service workers, as on Android. Returns the calls that ask the visitor. */
function fakeNotifications({ inPages }: { inPages: boolean }) {
  const requestPermission = jest.fn(() => {
    FakeNotification.permission = 'granted';
    return Promise.resolve('granted');
  });
  class FakeNotification {
    static permission = 'default';
    static readonly requestPermission = requestPermission;
    constructor() {
      if (!inPages)
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
    }
  }
  Object.assign(window, { Notification: FakeNotification });
  return requestPermission;
}

beforeEach(() => window.localStorage.clear());
afterEach(() => void Reflect.deleteProperty(window, 'Notification'));

test.each([
  ['asks for permission and promises a notification', true, /^Keep this site open to get the notification/],
  ['promises a message on the page, without asking, on Android', false, /we’ll show a message here while it’s open/],
])('live alert: %s', async (_title, inPages, text) => {
  const requestPermission = fakeNotifications({ inPages });
  render(<LiveAlertButton performer={{ _id: 'p1', name: 'Aria', username: 'aria' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Notify me when live' }));
  expect(await screen.findByRole('button', { name: 'You’ll be notified' })).toBeVisible();
  expect(await screen.findByText(text)).toBeVisible();
  expect(requestPermission).toHaveBeenCalledTimes(inPages ? 1 : 0);
});
