import type { ReactElement } from 'react';
import type * as ReactDomServer from 'react-dom/server';
import { backend } from './support/backend';
import { serverLog } from './support/server-log';
import { type Site, startSite, type Visit } from './support/site';

backend();
serverLog();

let site: Site;
beforeAll(async () => {
  site = await startSite();
});

/** The ids of the elements that React's string renderer has rendered: `__next` for a page, undefined for a part. */
let rendered: (string | undefined)[];
beforeEach(() => {
  rendered = [];
  const renderer = jest.requireActual<typeof ReactDomServer>('react-dom/server');
  const { renderToString } = renderer;
  jest.spyOn(renderer, 'renderToString').mockImplementation((element, options) => {
    rendered.push((element as ReactElement<{ id?: string }>).props.id);
    return renderToString(element, options);
  });
});

test("a page is rendered once, by React's string renderer", async () => {
  let times = 0;
  const page: Visit['page'] = () => {
    times += 1;
    return <h1>Counted</h1>;
  };
  expect((await site.get('/counted', { page })).html).toContain('<h1>Counted</h1>');
  expect([times, rendered]).toEqual([1, ['__next']]);
});

test('/home: the second visitor gets the cached HTML of the rows', async () => {
  // The cached HTML is that of one minute.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const first = await site.get('/home');
  expect(rendered.filter((id) => id !== '__next').length).toBeGreaterThan(2);
  rendered = [];
  const second = await site.get('/home');
  expect(rendered).toEqual(['__next']);
  expect(second.html).toBe(first.html);
});
