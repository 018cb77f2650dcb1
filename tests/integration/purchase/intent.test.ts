import { act, renderHook } from '@testing-library/react';
import {
  removeIntent,
  setIntentAccount,
  intentVersion,
  saveIntent,
  onIntentChange,
  readIntent,
} from '@/device/purchase-intent';
import { useIntent } from '@/entities/payment/use-intent';
import { readStoredChoice } from '@/entities/payment/stored-choice';

const text = (choice: unknown) => {
  if (typeof choice !== 'string') throw new TypeError('No text');
  return choice;
};
afterEach(() => {
  setIntentAccount('');
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('purchase intent: is stored by subject until it is dropped', () => {
  saveIntent('video/1', 'tokens');
  saveIntent('video/2', 'card');
  expect(readIntent('video/1', text)).toBe('tokens');
  removeIntent('video/1');
  expect(readIntent('video/1', text)).toBeNull();
  expect(readIntent('video/2', text)).toBe('card');
});

test('purchase intent: expires after a day', () => {
  jest.useFakeTimers();
  saveIntent('video/1', 'tokens');
  jest.advanceTimersByTime(23 * 3_600_000);
  expect(readIntent('video/1', text)).toBe('tokens');
  jest.advanceTimersByTime(3_600_000);
  expect(readIntent('video/1', text)).toBeNull();
});

test("purchase intent: of an account is private; a guest's belongs to the account that logs in", () => {
  saveIntent('video/1', 'as a guest');
  setIntentAccount('anna');
  expect(readIntent('video/1', text)).toBe('as a guest');
  saveIntent('tip/1', 'for Aria');

  // The session ends, and somebody else logs in on the same device.
  const before = intentVersion('tip/1');
  setIntentAccount('');
  expect(readIntent('tip/1', text)).toBeNull();
  expect(intentVersion('tip/1')).not.toBe(before);
  setIntentAccount('berta');
  expect(readIntent('tip/1', text)).toBeNull();

  setIntentAccount('anna');
  expect(readIntent('tip/1', text)).toBe('for Aria');
});

test('purchase intent: is offered again after a payment page, even if the payment code loads later', () => {
  setIntentAccount('anna');
  saveIntent('video/1', 'tokens');
  setIntentAccount('');
  expect(readStoredChoice('video/1', text, '')).toBeNull();
  expect(readStoredChoice('video/1', text, 'anna')).toBe('tokens');
});

test('purchase intent: of an account is private even if it is saved before the payment code loads', () => {
  const hook = renderHook(() => useIntent('products', text, 'anna'));
  act(() => hook.result.current.save('WELCOME20'));
  hook.unmount();
  const { result } = renderHook(() => useIntent('products', text, 'berta'));
  expect(result.current.choice).toBeNull();
});

test('purchase intent: is ignored if damaged or not understood', () => {
  saveIntent('video/1', { optionId: 7 });
  expect(readIntent('video/1', text)).toBeNull();
  window.localStorage.setItem('intent:video/1', '{"v":1,"data":{"choice":');
  expect(readIntent('video/1', text)).toBeNull();
});

test('purchase intent: lives as long as the page without device storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full');
  });
  saveIntent('video/1', 'tokens');
  expect(readIntent('video/1', text)).toBe('tokens');
  removeIntent('video/1');
  expect(readIntent('video/1', text)).toBeNull();
});

test('purchase intent: a choice that no longer fits on the device replaces the earlier one', () => {
  saveIntent('video/1', 'tokens');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full');
  });
  saveIntent('video/1', 'card');
  expect(readIntent('video/1', text)).toBe('card');
});

test('purchase intent: notifies subscribers, also of changes in another tab', () => {
  const received = jest.fn();
  const stop = onIntentChange(received);
  saveIntent('video/1', 'tokens');
  window.dispatchEvent(new StorageEvent('storage', { key: 'intent:video/1' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  stop();
  saveIntent('video/1', 'card');
  expect(received).toHaveBeenCalledTimes(2);
});
