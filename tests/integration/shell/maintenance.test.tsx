import { act, render } from '@testing-library/react';
import { MaintenanceLayout } from '@/shell/frame/layouts/maintenance-layout';

const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the maintenance page reloads every minute, but never without a connection', async () => {
  const probe = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  // How jsdom reports a navigation.
  const navigated = jest.spyOn(console, 'error').mockImplementation();
  const { unmount } = render(<MaintenanceLayout siteName="Encore" />);
  await minutes(2);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(navigated).not.toHaveBeenCalled();
  probe.mockResolvedValue(new Response());
  await minutes(1);
  expect(navigated).toHaveBeenCalledTimes(1);
  unmount();
});
