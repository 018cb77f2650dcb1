import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

/* Browser APIs that jsdom lacks and that modules look for at import time. Import this file before them. */

/** Never reports an intersection or a size. */
class BlindObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A device that prefers nothing. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** antd takes it for the task after this one. Node's own would keep the process alive. */
class TaskChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

/** Live pages only check that it exists. Tests replace the adaptor that uses it. */
class RTCPeerConnection {}

Object.assign(globalThis, {
  IntersectionObserver: BlindObserver,
  ResizeObserver: BlindObserver,
  MessageChannel: TaskChannel,
  matchMedia,
  RTCPeerConnection,
});
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  // antd asks for the styles of pseudo-elements, which jsdom doesn't have.
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
  // Pages of the server link the style sheet of the studio. Without the link, React waits for it, and jsdom never loads
  // it.
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/antd.css" data-precedence="default">');
}

// The test environment uses Node's Blob and FormData, which don't know jsdom's files.
Object.assign(globalThis, { File });

// The sandbox, which runs in this process, signs its tokens with it.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
