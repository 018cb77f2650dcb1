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
