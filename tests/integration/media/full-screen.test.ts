import { performAction } from '@/media/player-actions';

afterEach(() => Reflect.deleteProperty(document, 'fullscreenElement'));

/** Presses f and returns the requests and announcements. */
function click(controller: HTMLElement) {
  const requested: string[] = [];
  for (const type of ['mediaenterfullscreenrequest', 'mediaexitfullscreenrequest'])
    controller.addEventListener(type, () => requested.push(type));
  const label = performAction({ type: 'toggle-fullscreen' }, document.createElement('video'), controller);
  return { requested, label };
}

test('player: the F key enters full screen and leaves it again, even before the player has noticed the change', () => {
  const controller = document.createElement('div');
  expect(click(controller)).toEqual({ requested: ['mediaenterfullscreenrequest'], label: 'Full screen' });
  Object.defineProperty(document, 'fullscreenElement', { value: controller, configurable: true });
  expect(click(controller)).toEqual({ requested: ['mediaexitfullscreenrequest'], label: 'Full screen off' });
});

test("player: the F key also leaves the system's own full-screen player, which no element reports", () => {
  const controller = document.createElement('div');
  controller.setAttribute('mediaisfullscreen', '');
  expect(click(controller).label).toBe('Full screen off');
});
