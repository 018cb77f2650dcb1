import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCaptcha } from '@/components/captcha/use-captcha';

Object.assign(window, { __NEXT_DATA__: { props: { runtime: { captchaScript: 'https://captcha.test/api.js' } } } });

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://captcha.test/"]')];

interface Drawn {
  sitekey: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
}

/** The rendered widgets. The script loads once per tab, so all tests share it. */
const drawn: Drawn[] = [];
beforeEach(() => void drawn.splice(0));

/** What the provider's script does when it loads. */
const provide = () => {
  window.grecaptcha = { ready: (go) => go(), render: (_element, options) => void drawn.push(options) };
};

function Form({
  siteKey,
  verify,
  send,
}: {
  siteKey: string | null;
  verify: (token: string) => Promise<boolean>;
  send: () => void;
}) {
  const captcha = useCaptcha({ siteKey, verify });
  return (
    <>
      <input aria-label="Message" onFocus={captcha.wake} />
      {captcha.widget}
      <button onClick={() => (captcha.passed ? send() : captcha.showProblem())}>Send</button>
    </>
  );
}

const widget = async (count = 1): Promise<Drawn> => {
  await waitFor(() => expect(drawn).toHaveLength(count));
  const last = drawn.at(-1);
  if (!last) throw new Error('No widget was drawn.');
  return last;
};

test('without a site key, no captcha is loaded or required', async () => {
  const send = jest.fn();
  const user = userEvent.setup();
  render(<Form siteKey={null} verify={jest.fn()} send={send} />);
  await user.click(screen.getByLabelText('Message'));
  await user.click(screen.getByText('Send'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);
});

test('captcha: the script loads with the first focus; a failure can be retried; the form is enabled once the server accepts', async () => {
  const send = jest.fn();
  const verify = jest.fn(async (token: string) => token === 'good');
  const user = userEvent.setup();
  render(<Form siteKey="key" verify={verify} send={send} />);
  expect(scripts()).toEqual([]);

  await user.click(screen.getByLabelText('Message'));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  fireEvent.error(scripts()[0] ?? document.body);
  provide();
  await user.click(await screen.findByText('Retry'));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  fireEvent.load(scripts()[0] ?? document.body);
  const first = await widget();
  expect(first.sitekey).toBe('key');

  await user.click(screen.getByText('Send'));
  expect(screen.getByText('Confirm that you’re human.')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();

  await act(async () => first.callback('bad'));
  expect(screen.getByText('That didn’t work. Confirm again.')).toBeInTheDocument();
  const second = await widget(2);
  act(() => second['expired-callback']());
  expect(screen.getByText('The captcha expired. Confirm again.')).toBeInTheDocument();
  const third = await widget(3);
  await act(async () => third.callback('good'));
  await user.click(screen.getByText('Send'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(verify.mock.calls).toEqual([['bad'], ['good']]);

  // Once the server has accepted the token, it may expire.
  act(() => third['expired-callback']());
  await user.click(screen.getByText('Send'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('captcha: a verification without a response does not count as passed', async () => {
  const user = userEvent.setup();
  render(<Form siteKey="key" verify={() => Promise.reject(new Error('down'))} send={jest.fn()} />);
  await user.click(screen.getByLabelText('Message'));
  const { callback } = await widget();
  await act(async () => callback('good'));
  expect(screen.getByText('The server didn’t respond. Confirm again.')).toBeInTheDocument();
});
