/** The height of every line and every scrolling list. jsdom has no layout, and a virtual list renders what fits. */
const LINE = 40;
const LIST = 400;

const getHeight = (element: Element) => (element.getAttribute('role') === 'list' ? LIST : LINE);

class Layout {
  private readonly elements = new Set<Element>();

  constructor(private readonly callback: ResizeObserverCallback) {}

  observe(target: Element) {
    this.elements.add(target);
    queueMicrotask(() => {
      if (!this.elements.has(target)) return;
      const height = getHeight(target);
      const contentRect = { width: 300, height } as DOMRectReadOnly;
      const borderBoxSize = [{ inlineSize: 300, blockSize: height }];
      this.callback([{ target, contentRect, borderBoxSize } as unknown as ResizeObserverEntry], this);
    });
  }

  unobserve(target: Element) {
    this.elements.delete(target);
  }

  disconnect() {
    this.elements.clear();
  }
}

/** Gives lists a height and makes them scrollable, for the tests of this file. */
export function layOutLists(): void {
  beforeEach(() => {
    Object.assign(window, { ResizeObserver: Layout });
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
    Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
      if (typeof to === 'object') this.scrollTop = to.top ?? 0;
      this.dispatchEvent(new Event('scroll'));
    };
    Element.prototype.scrollBy = function scrollBy(this: Element, by?: ScrollToOptions | number) {
      if (typeof by === 'object') this.scrollTop += by.top ?? 0;
    };
  });
}
