import { Hono } from 'hono';
import { html } from 'hono/html';
import { newPassword } from '@/contract/fields';
import type { Context } from '../context';
import { readMailToken } from '../http/mail-token';
import type { Env } from '../http/visitor';
import { page } from '../pages/page';
import { setPassword } from './password';

/** The pages behind the links in emails. They belong to the back end, not to the web app (contract G). */
export function mailPages({ store, secret, now, siteUrl }: Context): Hono<Env> {
  const app = new Hono<Env>();
  const stale = html`<h1>This link no longer works</h1>
    <p>It’s more than a day old or incomplete. <a href="${siteUrl}/auth/forgot-password">Request a new one</a>.</p>`;
  const form = (token: string, complaint: string): ReturnType<typeof html> =>
    html`<h1>Choose a new password</h1>
      ${complaint && html`<p role="alert">${complaint}</p>`}
      <form method="post" action="/auth/password-change?token=${encodeURIComponent(token)}">
        <label for="password">New password, at least 8 characters</label>
        <input id="password" name="password" type="password" autocomplete="new-password" required minlength="8" />
        <button>Save password</button>
      </form>`;

  app.get('/auth/email-verification', async (c) => {
    const id = await readMailToken(secret, 'verify-email', c.req.query('token') ?? '', now());
    const credential = id ? store.credentials.get(id) : undefined;
    if (!credential) return c.redirect(`${siteUrl}/auth/email-verified-success?expired=1`);
    const { source, sourceId } = credential;
    const verified = { verifiedEmail: true, updatedAt: now().toISOString() };
    if (source === 'performer') store.performers.update(sourceId, verified);
    else
      store.users.update(sourceId, {
        ...verified,
        ...(store.users.get(sourceId)?.status === 'pending-email-confirmation' && { status: 'active' }),
      });
    return c.redirect(`${siteUrl}/auth/email-verified-success${source === 'performer' ? '?source=performer' : ''}`);
  });

  app.get('/auth/password-change', async (c) => {
    const token = c.req.query('token') ?? '';
    const id = await readMailToken(secret, 'reset-password', token, now());
    return id ? c.html(page('New password', form(token, ''))) : c.html(page('Link', stale), 400);
  });

  app.post('/auth/password-change', async (c) => {
    const token = c.req.query('token') ?? '';
    const id = await readMailToken(secret, 'reset-password', token, now());
    if (!id) return c.html(page('Link', stale), 400);
    const password = newPassword.safeParse((await c.req.parseBody()).password);
    if (!password.success)
      return c.html(page('New password', form(token, password.error.issues[0]?.message ?? '')), 400);
    const credential = store.credentials.get(id);
    if (!credential) return c.html(page('Link', stale), 400);
    await setPassword({ store, now }, credential, password.data, null);
    return c.html(
      page(
        'New password',
        html`<h1>Your password has been changed</h1>
          <p><a href="${siteUrl}/auth/login">Log in</a></p>`,
      ),
    );
  });

  return app;
}
