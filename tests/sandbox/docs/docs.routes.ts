import { Hono } from 'hono';
import { getOrigin, type Env } from '../http/visitor';
import { docsPage } from './docs-page';
import { openApi } from './openapi';

/** The contract for back-end developers, as JSON and as a page. */
export function docsRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (c) => c.redirect('/docs'));
  app.get('/openapi.json', (c) => c.json(openApi(getOrigin(c.req.raw))));
  app.get('/docs', (c) => c.html(docsPage(openApi(getOrigin(c.req.raw)))));
  return app;
}
