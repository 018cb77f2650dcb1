import { webcrypto } from 'node:crypto';

/*
 * Parts of a browser that jsdom lacks and that modules look for when they are loaded: import this before them.
 */

/** Nothing ever comes into sight. */
class BlindObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IntersectionObserver: BlindObserver });

// The sandbox, which answers in the same process, signs its tokens with it.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
