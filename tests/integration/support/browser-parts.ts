import { File } from 'node:buffer';
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

/** A device that prefers nothing. */
const matchMedia = (media: string) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined });

/** Live pages only ask whether the browser has it; the adaptor that uses it is replaced in tests. */
class RTCPeerConnection {}

Object.assign(globalThis, { IntersectionObserver: BlindObserver, matchMedia, RTCPeerConnection });
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
}

// The environment brings Node's Blob and FormData, which know nothing of jsdom's files.
Object.assign(globalThis, { File });

// The sandbox, which answers in the same process, signs its tokens with it.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
