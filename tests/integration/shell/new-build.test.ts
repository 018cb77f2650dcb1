import { toastBus } from '@/shell/frame/toasts';
import { watchBuild } from '@/shell/session/new-build';

const fail = (name: string) => {
  const script = document.createElement('script');
  script.src = `/_next/static/chunks/${name}.js`;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
};

/** The loader retries once, so a file is missing after its second failure. */
const loseFile = async (name: string) => {
  fail(name);
  fail(name);
  await new Promise((resolve) => setTimeout(resolve));
};

test('several files that are missing after a deployment show one notice', async () => {
  Object.assign(window, { __NEXT_DATA__: { buildId: 'old' } });
  jest.spyOn(window, 'fetch').mockImplementation(async () => new Response('{"buildId":"new"}'));
  const stop = watchBuild();
  document.body.append(document.createElement('textarea'));
  document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }));

  await loseFile('dialog');
  await loseFile('form');

  expect(toastBus().current()).toMatchObject([
    { text: expect.stringContaining('The site was updated'), action: { label: 'Reload page' } },
  ]);
  stop();
});
