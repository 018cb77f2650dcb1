import { readText, removeStored, writeText } from '@/device/storage';

/** How long a tab that says nothing more keeps its lease. */
const LEASE_MS = 20_000;
const HEARTBEAT_MS = 5_000;
/** Two tabs that reach for a lease in the same moment see by then which of them has it. */
const OVERLAP_MS = 50;

/** Takes a lock that all tabs of this browser share: gives the way to let go of it, or null when one of them holds it. */
export const hold = (name: string): Promise<(() => void) | null> =>
  // Pages without https have no locks of the browser's own.
  typeof navigator !== 'undefined' && 'locks' in navigator ? holdLock(name) : holdLease(name);

function holdLock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => (lock ? new Promise<void>((letGo) => resolve(() => letGo())) : resolve(null));
    navigator.locks.request(name, { ifAvailable: true }, held).catch(() => resolve(holdLease(name)));
  });
}

/** A lock made of storage: whose name stands under its key has it, as long as he renews it. */
async function holdLease(name: string): Promise<(() => void) | null> {
  const key = `lock:${name}`;
  const holder = `${Date.now()}.${Math.random()}`;
  const isMine = () => readText(key)?.endsWith(` ${holder}`) ?? false;
  const renew = () => writeText(key, `${Date.now() + LEASE_MS} ${holder}`);

  if (Number(readText(key)?.split(' ')[0] ?? 0) > Date.now()) return null;
  // Where the device keeps nothing, tabs cannot see each other.
  if (!renew()) return () => undefined;
  await new Promise((resolve) => setTimeout(resolve, OVERLAP_MS));
  if (!isMine()) return null;

  const heartbeat = setInterval(renew, HEARTBEAT_MS);
  const letGo = () => {
    clearInterval(heartbeat);
    window.removeEventListener('pagehide', letGo);
    if (isMine()) removeStored(key);
  };
  window.addEventListener('pagehide', letGo);
  return letGo;
}
