import { act, fireEvent, waitFor } from '@testing-library/react';
import { http } from 'msw';
// When it loads, it adds a listener in a way that jsdom rejects. During a test, that would fail the test.
import 'media-chrome/react';
import { cases } from '../setup/exhaustive';
import { oddReply, pick, seeded } from '../setup/odd-data';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { findBrokenTexts } from '../ssr/support/broken-texts';
import { VISITED_PAGES } from '../ssr/support/visited-pages';
import { fakeMedia } from './media/fake-media';
import { fakeSockets } from './support/fake-socket';
import { visit } from './support/browse';

/*
 * The same as ssr/malformed-responses, but for what browsers load themselves: pages reached by links, comments,
 * further pages of lists. ODD_SEED selects the changes.
 */
const COUNT = Number(process.env.MALFORMED_RESPONSES ?? cases(15, 200));
const SEED = Number(process.env.ODD_SEED ?? 1);

const api = backend();
fakeSockets();
fakeMedia();
const pages = VISITED_PAGES.filter(({ who }) => who !== 'performer');

/** Buttons that load more. */
const MORE = /more|replies|earlier|comments/i;

test(
  `${COUNT} pages read well in the browser, whatever the API returns (ODD_SEED=${SEED})`,
  async () => {
    window.scrollTo = () => undefined;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const token = await api.logIn('fan@example.com');
    const found: string[] = [];
    for (let seed = SEED; seed < SEED + COUNT; seed += 1) {
      const random = seeded(seed);
      const { path, who } = pick(pages, random);
      const how = new Set<string>();
      let pending = 0;
      api.server.use(
        http.all(`${API}/*`, async ({ request }) => {
          pending += 1;
          try {
            const response = await api.respond(request);
            if (!response.headers.get('content-type')?.includes('json') || request.url.endsWith('/users/me'))
              return response;
            const odd = oddReply(await response.json(), seed);
            how.add(odd.how);
            return Response.json(odd.reply ?? null, { status: response.status });
          } finally {
            pending -= 1;
          }
        }),
      );
      const settled = () => act(() => waitFor(() => expect(pending).toBe(0)));
      try {
        const page = await visit(path, who === 'fan' ? token : null);
        await settled();
        for (const button of document.querySelectorAll('main button')) {
          if (!MORE.test(button.textContent ?? '')) continue;
          act(() => void fireEvent.click(button));
          await settled();
        }
        const problems = findBrokenTexts(`<title>x</title>${document.body.innerHTML}`);
        if (problems.length > 0)
          found.push(`ODD_SEED=${seed}: ${path}, ${[...how].join(' | ').slice(0, 300)}: ${problems.join('; ')}`);
        page.leave();
      } catch (error) {
        found.push(
          `ODD_SEED=${seed}: ${path}, ${[...how].join(' | ').slice(0, 300)}: ${(error as Error).stack?.split('\n').slice(0, 4).join(' ')}`,
        );
        document.body.replaceChildren();
      }
      api.server.resetHandlers();
    }
    expect(found).toEqual([]);
  },
  60_000 + COUNT * 4000,
);
