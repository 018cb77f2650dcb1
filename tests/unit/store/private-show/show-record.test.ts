import { readMinutes } from '@/store/private-show/show-record';
import type { StoragePort } from '@/store/ports';

test('the paid minutes of a group show are found again after an update of the site', () => {
  const stored = { account: 'fan', conversationId: 'c1', startedAt: 1000, begun: 3 };
  const storage = { readText: () => JSON.stringify(stored) } as Partial<StoragePort> as StoragePort;
  expect(readMinutes(storage, 'fan', 'c1')?.startedMinutes).toBe(3);
});
