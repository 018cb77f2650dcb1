/** @jest-environment jest-fixed-jsdom */
import { onFanNotesChange, readFanNote, writeFanNote } from '@/device/fan-notes';
import { forgetDevice } from '@/device/storage';
import { outbox, queueMessage, removeQueuedMessage, type QueuedMessage } from '@/store/stream-message/outbox';

const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  forgetDevice();
});

const message: QueuedMessage = {
  id: 'm1',
  account: 'a1',
  conversationId: 'c1',
  text: 'Hello',
  heldAt: 1,
  isUncertain: false,
  after: null,
};

describe('on a device that refuses storage', () => {
  test('a private note keeps what is typed, for as long as the page is open', () => {
    writeFanNote('p1', 'f1', 'Lik');
    refuseStorage();
    const listener = jest.fn();
    const stop = onFanNotesChange(listener);
    writeFanNote('p1', 'f1', 'Likes');
    writeFanNote('p1', 'f2', 'New');
    stop();
    expect(listener).toHaveBeenCalledTimes(2);
    expect([readFanNote('p1', 'f1'), readFanNote('p1', 'f2')]).toEqual(['Likes', 'New']);
  });

  test('what another tab stores later replaces it', () => {
    const refusal = refuseStorage();
    writeFanNote('p1', 'f1', 'Here');
    refusal.mockRestore();
    const text = JSON.stringify({ v: 1, data: { 'p1 f1': 'There' } });
    window.localStorage.setItem('encore.fan-notes', text);
    window.dispatchEvent(new StorageEvent('storage', { key: 'encore.fan-notes', newValue: text }));
    expect(readFanNote('p1', 'f1')).toBe('There');
  });

  test('it is stored with the next change once storage has room again', () => {
    const refusal = refuseStorage();
    writeFanNote('p1', 'f1', 'First');
    refusal.mockRestore();
    writeFanNote('p1', 'f2', 'Second');
    expect(JSON.parse(window.localStorage.getItem('encore.fan-notes') ?? '')).toMatchObject({
      data: { 'p1 f1': 'First', 'p1 f2': 'Second' },
    });
  });

  test('the logout deletes it like everything stored', () => {
    refuseStorage();
    writeFanNote('p1', 'f1', 'Secret');
    forgetDevice();
    expect(readFanNote('p1', 'f1')).toBe('');
  });

  test('a chat message is not held, because it would be lost with the page', () => {
    expect(queueMessage(message)).toBe(true);
    refuseStorage();
    expect(queueMessage({ ...message, id: 'm2' })).toBe(false);
    expect(outbox.read().map(({ id }) => id)).toEqual(['m1']);
    removeQueuedMessage('m1');
    expect(outbox.read()).toEqual([]);
  });

  test('a chat message that no longer fits leaves the queue as it was', () => {
    expect(queueMessage(message)).toBe(true);
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
      if (text.includes('m2')) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    expect(queueMessage({ ...message, id: 'm2' })).toBe(false);
    expect(outbox.read().map(({ id }) => id)).toEqual(['m1']);
  });
});
