import { render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToString } from 'react-dom/server';
import { useCurrentUrl } from '@/components/hooks/use-current-url';

const CurrentUrl = () => <p>{useCurrentUrl()}</p>;

const at = (asPath: string) => (
  <RouterContext value={{ asPath } as NextRouter}>
    <CurrentUrl />
  </RouterContext>
);

it.each([
  ['what follows the #, which no server learns', '/videos', '/videos#comments', '/videos#comments'],
  ['a space written in two ways', '/search?q=a+b', '/search?q=a%20b', '/search?q=a+b'],
  [
    'a slash written in two ways',
    '/contact?about=%2Fvideo%2Fx',
    '/contact?about=/video/x',
    '/contact?about=%2Fvideo%2Fx',
  ],
])('the URL of a page is the same before and after hydration, with %s', (_what, onServer, inBrowser, finally_) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(at(onServer));
  render(at(inBrowser), { container, hydrate: true });
  expect(complaints).not.toHaveBeenCalled();
  expect(screen.getByText(finally_)).toBeVisible();
});
