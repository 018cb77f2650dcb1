import { logoutRequested } from '@/store/session/session.actions';
import { openTab } from './tab';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a crash in a saga is reported, stops nothing else, and the saga restarts', async () => {
  jest.useFakeTimers();
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const notices: string[] = [];
  let broken = true;
  const tab = openTab({
    token: 'jwt',
    notify({ text }) {
      if (broken) throw new Error('The toaster is broken');
      notices.push(text);
    },
  });

  tab.dispatch(logoutRequested());
  await jest.advanceTimersByTimeAsync(0);
  expect(report.mock.calls.flat().join(' ')).toContain('The toaster is broken');
  expect(tab.visited).toEqual(['/auth/login']);

  broken = false;
  await jest.advanceTimersByTimeAsync(1000);
  tab.dispatch(logoutRequested());
  await jest.advanceTimersByTimeAsync(0);
  expect(notices).toEqual(['Log out!']);
});
