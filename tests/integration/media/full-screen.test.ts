import { performAction } from '@/media/player-actions';

afterEach(() => Reflect.deleteProperty(document, 'fullscreenElement'));

/** Presses f and returns the requests and announcements. */
function click(controller: HTMLElement) {
  const requested: string[] = [];
  for (const type of ['mediaenterfullscreenrequest', 'mediaexitfullscreenrequest'])
    controller.addEventListener(type, () => requested.push(type));
  const label = performAction({ type: 'toggle-fullscreen' }, document.createElement('video'), controller);
  return { asked: requested, said: label };
}

test('f enters full screen, and a second f leaves it, even before the player has noticed', () => {
  const controller = document.createElement('div');
  expect(click(controller)).toEqual({ asked: ['mediaenterfullscreenrequest'], said: 'Full screen' });
  Object.defineProperty(document, 'fullscreenElement', { value: controller, configurable: true });
  expect(click(controller)).toEqual({ asked: ['mediaexitfullscreenrequest'], said: 'Full screen off' });
});

test("f also leaves the system's own player, which no element reports", () => {
  const controller = document.createElement('div');
  controller.setAttribute('mediaisfullscreen', '');
  expect(click(controller).said).toBe('Full screen off');
});
