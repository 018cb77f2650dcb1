import { act, renderHook } from '@testing-library/react';
import { useCountdown } from '@/components/form/use-countdown';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
/** The visitor reads the email in another app and returns. */
const leaveFor = (seconds: number) =>
  act(() => {
    jest.setSystemTime(Date.now() + seconds * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test.each([
  ['with the page', 60],
  ['later', 0],
])(
  'a countdown that starts %s includes the time that the visitor spends in another app, and can be restarted',
  (_when, initial) => {
    const { result } = renderHook(() => useCountdown(initial));
    if (initial === 0) act(() => result.current.start(60));
    pass(10);
    expect(result.current.left).toBe(50);
    leaveFor(30);
    expect(result.current.left).toBe(20);
    leaveFor(40);
    expect(result.current.left).toBe(0);
    act(() => result.current.start(60));
    pass(1);
    expect(result.current.left).toBe(59);
  },
);
