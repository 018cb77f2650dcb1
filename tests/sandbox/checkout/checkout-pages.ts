import { Hono, type Context as HonoContext } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import { html } from 'hono/html';
import type { Context } from '../context';
import { HttpError } from '../http/errors';
import type { Env } from '../http/visitor';
import { hundredths, mainUnits, times } from '../money/amounts';
import { page } from '../pages/page';
import type { TransactionRow } from '../seed/rows/money';
import { formatMoney } from '../texts';
import { CHECKOUT_STYLE } from './checkout-style';
import { OUTCOMES, whyClosed, type Gateway } from './gateway';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * The pages of the payment provider, where `paymentUrl` leads. They work without scripts and reveal nothing about the
 * payer.
 */
export function checkoutPages({ store, siteUrl }: Context, gateway: Gateway): Hono<Env> {
  const app = new Hono<Env>();
  const text = (key: string): string => String(store.settings.get(key)?.value ?? '');
  const sum = (amount: number): string => formatMoney(amount, text('currency') || 'USD');

  const show = (c: HonoContext, title: string, content: Html, status: 200 | 400 | 404 = 200) => {
    c.header('Cache-Control', 'no-store');
    return c.html(page(title, html`<main>${content}</main>`, CHECKOUT_STYLE), status);
  };
  const unknown = (c: HonoContext) =>
    show(
      c,
      'Payment',
      html`<h1>Payment not found</h1>
        <p>The link is incomplete. <a href="${siteUrl}">Back to the site</a></p>`,
      404,
    );
  const showNotice = (c: HonoContext, sentence: string, row: TransactionRow, status: 200 | 400 = 200) =>
    show(
      c,
      'Payment',
      html`<h1>Nothing to pay</h1>
        <p role="status">${sentence}</p>
        <p><a class="button" href="${gateway.returnUrl(row)}">Back to ${text('siteName') || 'the site'}</a></p>`,
      status,
    );

  const line = ({ name, price, quantity }: TransactionRow['products'][number]): Html =>
    html`<tr>
      <td dir="auto">${name}${quantity > 1 ? html` <span class="times">× ${quantity}</span>` : ''}</td>
      <td>${sum(times(price, quantity))}</td>
    </tr>`;
  const coupon = ({ couponInfo, originalPrice, totalPrice }: TransactionRow): Html | '' =>
    couponInfo
      ? html`<tr>
          <td>Coupon ${couponInfo.code}</td>
          <td>−${sum(mainUnits(hundredths(originalPrice) - hundredths(totalPrice)))}</td>
        </tr>`
      : '';
  const button = (id: string, query: string, outcome: string, label: string, hint: string): Html =>
    html`<form method="post" action="/checkout/${id}/${outcome}${query}">
      <button class="${outcome}">${label}</button>
      <p class="quiet">${hint}</p>
    </form>`;

  app.use('/:id/*', async (c, next) => {
    const [, , id = ''] = c.req.path.split('/');
    return gateway.opens(id, c.req.query('key') ?? '') && store.transactions.get(id) ? next() : unknown(c);
  });

  app.get('/:id', (c) => {
    const id = c.req.param('id');
    const row = gateway.payment(id);
    const closed = whyClosed(row);
    if (closed) return showNotice(c, closed, row);
    const { search } = new URL(c.req.url);
    return show(
      c,
      'Payment',
      html`<p class="provider">This page simulates a card provider. You don’t need a card, and no money is charged.</p>
        <h1>Pay ${sum(row.totalPrice)} to ${text('siteName') || 'the site'}</h1>
        <table>
          <tbody>
            ${row.products.map(line)} ${coupon(row)}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>${sum(row.totalPrice)} ${text('currency')}</td>
            </tr>
          </tfoot>
        </table>
        <div class="choices">
          ${button(id, search, 'pay', `Pay ${sum(row.totalPrice)}`, 'The payment succeeds.')}
          ${button(id, search, 'slow', 'Slow', 'You return right away; the payment is confirmed a few seconds later.')}
          ${button(id, search, 'decline', 'Decline', 'The bank declines the card.')}
          ${button(id, search, 'close', 'Close', 'You change your mind.')}
        </div>`,
    );
  });

  app.post('/:id/:outcome', (c) => {
    const { id, outcome } = c.req.param();
    const known = OUTCOMES.find((candidate) => candidate === outcome);
    if (!known) return unknown(c);
    try {
      return c.redirect(gateway.decide(id, known, delayIn(c.req.query('delay'))), 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return showNotice(c, getSentence(error), gateway.payment(id), 400);
    }
  });

  return app;
}

/** Parses a delay in ms; for tests. */
function delayIn(text: string | undefined): number | undefined {
  const delay = Number(text);
  return text && Number.isFinite(delay) && delay >= 0 ? Math.min(delay, 600_000) : undefined;
}

/** The message of a refusal and what it means for the payer. */
function getSentence({ detail }: HttpError): string {
  const sentence =
    typeof detail === 'string'
      ? detail
      : (Object.values(detail[0]?.constraints ?? {})[0] ?? 'This payment couldn’t be made.');
  return /nothing (was|is) charged/i.test(sentence) ? sentence : `${sentence} Nothing was charged.`;
}
