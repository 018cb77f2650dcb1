import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createSessionToken } from '@/lib/browser/session-token';
import type { Services } from '@/services/create-services';
import { NO_FIGURES } from '@/store/broadcast/broadcast.state';
import { storedShow } from '@/store/broadcast/stored-show';
import { useStoredShow } from '@/store/broadcast/use-stored-show';
import { makeStore } from '@/store/make-store';
import { noPorts } from '@/store/ports';
import { createSagaRunner } from '@/store/saga-runner';

const MINUTE_MS = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a stored show can be resumed for ten minutes and summarized for a day, also on a page that stays open', () => {
  const jar = { get: () => undefined, set: () => undefined, remove: () => undefined };
  const store = makeStore({
    sagas: createSagaRunner(),
    sessionToken: createSessionToken(jar),
    ports: noPorts,
    services: {} as Services,
  });
  storedShow.write({
    performerId: store.getState().user.current._id,
    conversationId: 'room',
    isPaused: true,
    goLiveBody: { title: 'Late set' },
    figures: { ...NO_FIGURES, startedAt: 1 },
    seenAt: Date.now(),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useStoredShow(), { wrapper });
  const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE_MS));
  pass(9);
  expect(result.current.resumable).not.toBeNull();
  pass(2);
  expect(result.current.resumable).toBeNull();
  expect(result.current.recent).not.toBeNull();
  pass(24 * 60);
  expect(result.current.recent).toBeNull();
});
