import { readText, removeStored, writeText } from '@/device/storage';

/** How long a lease lasts without a heartbeat. */
const LEASE_MS = 20_000;
const HEARTBEAT_MS = 5_000;
/** After this time, two tabs that took a lease at the same moment see which one has it. */
const OVERLAP_MS = 50;

/**
 * Takes a lock shared by all tabs of this browser. Resolves to a function that releases it, or null if another tab
 * holds it.
 */
export const acquireLock = (name: string): Promise<(() => void) | null> =>
  // Web Locks need https.
  typeof navigator !== 'undefined' && 'locks' in navigator ? holdLock(name) : holdLease(name);

function holdLock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const waitForRelease = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(() => release())) : resolve(null);
    navigator.locks.request(name, { ifAvailable: true }, waitForRelease).catch(() => resolve(holdLease(name)));
  });
}

/** A lock in storage: the tab whose id is stored under the key holds it while it renews the lease. */
async function holdLease(name: string): Promise<(() => void) | null> {
  const key = `lock:${name}`;
  const holder = `${Date.now()}.${Math.random()}`;
  const isMine = () => readText(key)?.endsWith(` ${holder}`) ?? false;
  const renew = () => writeText(key, `${Date.now() + LEASE_MS} ${holder}`);

  if (Number(readText(key)?.split(' ')[0] ?? 0) > Date.now()) return null;
  // Without storage, tabs can't see each other.
  if (!renew()) return () => undefined;
  await new Promise((resolve) => setTimeout(resolve, OVERLAP_MS));
  if (!isMine()) return null;

  const heartbeat = setInterval(renew, HEARTBEAT_MS);
  const release = () => {
    clearInterval(heartbeat);
    window.removeEventListener('pagehide', release);
    if (isMine()) removeStored(key);
  };
  window.addEventListener('pagehide', release);
  return release;
}
