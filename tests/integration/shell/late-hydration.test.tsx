import { act, render, screen, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { hydrateRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { NoticeBell } from '@/features/studio/notices/notice-bell';
import { createSessionToken } from '@/lib/browser/session-token';
import type { Services } from '@/services/create-services';
import { ServicesContext } from '@/services/services-context';
import { RequestsMount } from '@/shell/frame/requests-mount';
import { SocketContext } from '@/socket/socket-context';
import { makeStore } from '@/store/make-store';
import { noPorts } from '@/store/ports';
import { createSagaRunner } from '@/store/saga-runner';

/* A busy device: the code of parts that the server doesn't render arrives before React hydrates them. */

const services = new Proxy(
  {},
  { get: () => new Proxy({}, { get: () => () => new Promise(() => undefined) }) },
) as Services;
const socket = {
  on: () => () => undefined,
  emit: () => undefined,
  onReconnect: () => () => undefined,
  close: () => undefined,
};

function inStudio(part: ReactNode) {
  const jar = { get: () => undefined, set: () => undefined, remove: () => undefined };
  const store = makeStore({
    sagas: createSagaRunner(),
    sessionToken: createSessionToken(jar),
    ports: noPorts,
    services,
  });
  const state = store.getState();
  const current = { ...state.user.current, isPerformer: true } as typeof state.user.current;
  jest.spyOn(store, 'getState').mockReturnValue({ ...state, user: { ...state.user, current } });
  return (
    <RouterContext value={{ asPath: '/studio/videos' } as NextRouter}>
      <Provider store={store}>
        <ServicesContext value={services}>
          <SocketContext value={{ socket, requestConnection: () => undefined }}>{part}</SocketContext>
        </ServicesContext>
      </Provider>
    </RouterContext>
  );
}

test.each([
  ['the requests for private shows', RequestsMount],
  ['the notices', NoticeBell],
])('a page is hydrated without an error when the code of %s is already loaded', async (_what, Part) => {
  const { container, unmount } = render(inStudio(<Part />));
  await screen.findByRole('status');
  const server = container.cloneNode(true) as HTMLElement;
  server.querySelector('[role=status]')?.remove();
  unmount();

  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = server.innerHTML;
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, inStudio(<Part />), { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(within(page).getByRole('status')).toBeInTheDocument();
});
