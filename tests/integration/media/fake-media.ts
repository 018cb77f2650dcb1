/** An empty list of tracks for each element, which listeners can be added to. */
function noTracks(): PropertyDescriptor {
  const lists = new WeakMap<HTMLMediaElement, EventTarget>();
  return {
    configurable: true,
    get: function (this: HTMLMediaElement) {
      const list = lists.get(this) ?? Object.assign(new EventTarget(), { length: 0 });
      lists.set(this, list);
      return list;
    },
  };
}

/** Works like the buttons of media-chrome, which takes jsdom for a server and defines no elements. */
class FakeButton extends HTMLElement {
  handleClick(): void {}
  connectedCallback() {
    this.role = 'button';
    this.tabIndex = 0;
    this.addEventListener('click', () => this.handleClick());
    this.addEventListener('keyup', ({ key }) => ['Enter', ' '].includes(key) && this.handleClick());
  }
}

/**
 * jsdom's media elements can't play. Simulates the minimum: play and pause change `paused` and fire their events, `src`
 * makes them ready, and the duration is known. Browser tests cover image and sound.
 */
export function fakeMedia({ duration = 200 } = {}): void {
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  const prototype = window.HTMLMediaElement.prototype;
  const dispatch = (media: HTMLMediaElement, ...types: string[]) =>
    types.forEach((type) => media.dispatchEvent(new Event(type)));

  Object.defineProperties(prototype, {
    paused: {
      configurable: true,
      get: function (this: HTMLMediaElement) {
        return paused.get(this) ?? true;
      },
    },
    duration: { configurable: true, get: () => duration },
    readyState: {
      configurable: true,
      get: function (this: HTMLMediaElement) {
        return this.getAttribute('src') ? 4 : 0;
      },
    },
    buffered: { configurable: true, get: () => ({ length: 0, start: () => 0, end: () => 0 }) },
    textTracks: noTracks(),
    audioTracks: noTracks(),
  });
  prototype.load = function load() {
    paused.set(this, true);
    if (this.getAttribute('src')) queueMicrotask(() => dispatch(this, 'loadedmetadata', 'canplay'));
  };
  prototype.play = function play() {
    if (this.paused) {
      paused.set(this, false);
      dispatch(this, 'play', 'playing');
    }
    return Promise.resolve();
  };
  prototype.pause = function pause() {
    if (this.paused) return;
    paused.set(this, true);
    dispatch(this, 'pause');
  };

  if (!customElements.get('media-chrome-button')) customElements.define('media-chrome-button', FakeButton);
  window.MediaError ??= Object.assign(class {}, {
    MEDIA_ERR_ABORTED: 1,
    MEDIA_ERR_NETWORK: 2,
    MEDIA_ERR_DECODE: 3,
    MEDIA_ERR_SRC_NOT_SUPPORTED: 4,
  }) as unknown as typeof MediaError;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
