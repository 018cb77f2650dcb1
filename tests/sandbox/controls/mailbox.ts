import { html } from 'hono/html';
import { always, is } from '../db/conditions';
import type { Mail } from '../db/rows';
import type { Store } from '../db/store';
import { page } from '../pages/page';
import { formatMinute } from '../texts';

export const mails = (store: Store, to: string | undefined): readonly Mail[] =>
  store.mails.list(to ? is('to', to.toLowerCase()) : always, { order: [{ path: 'createdAt', direction: 'desc' }] });

export function mailboxPage(list: readonly Mail[]): ReturnType<typeof html> {
  const items = list.map(
    (mail) =>
      html`<article>
        <h2>${mail.subject}</h2>
        <p class="quiet">To ${mail.to}, ${formatMinute(mail.createdAt)}</p>
        <p>${mail.text}</p>
        <p><a href="${mail.link}">${mail.link}</a></p>
      </article>`,
  );
  const intro = html`<h1>Mailbox</h1>
    <p class="quiet">Emails that a real back end would have sent.</p>`;
  return page('Mailbox', html`${intro}${items.length > 0 ? items : html`<p>Nothing has been sent yet.</p>`}`);
}
