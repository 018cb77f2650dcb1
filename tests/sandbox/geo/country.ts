import { BlockList } from 'node:net';
import type { Store } from '../db/store';
import { isLoopback } from '../http/visitor';

/** The IP address ranges reserved for documentation represent three countries. Other IP addresses are unknown. */
const RANGES: readonly { network: string; country: string }[] = [
  { network: '192.0.2.0', country: 'DE' },
  { network: '198.51.100.0', country: 'US' },
  { network: '203.0.113.0', country: 'XX' },
];

const lists = RANGES.map(({ network, country }) => {
  const list = new BlockList();
  list.addSubnet(network, 24);
  return { list, country };
});

/**
 * The country of a visitor, or null if unknown. Visitors from this machine count as `localCountry` if a test set one.
 */
export function getCountry(store: Store, ipAddress: string | null): string | null {
  if (ipAddress === null || isLoopback(ipAddress)) return store.list('localCountry') || null;
  return lists.find(({ list }) => list.check(ipAddress))?.country ?? null;
}
