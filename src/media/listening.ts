export interface ListenerGroup {
  on(target: EventTarget, type: string, listener: () => void): void;
  end(): void;
}

export function createListenerGroup(): ListenerGroup {
  const ends: (() => void)[] = [];
  return {
    on(target, type, listener) {
      target.addEventListener(type, listener);
      ends.push(() => target.removeEventListener(type, listener));
    },
    end() {
      ends.splice(0).forEach((end) => end());
    },
  };
}
