import { screen, waitFor, within } from '@testing-library/dom';
import { and, is } from '@sandbox/db/conditions';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { packageId } from '@sandbox/seed/money/offers';
import { fanId } from '@sandbox/seed/people/fans';
import { formatDate } from '@/lib/format/format';
import { daysAfter } from '@/entities/subscription/renewal';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { logIn } from '../integration/support/log-in';
import { quietConsole } from '../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const asFan = async (path = '/membership') => {
  await api.signIn('fan@example.com');
  return openTab(path);
};
/** Renewed, with thirty days left. */
const asMember = async () => {
  const renewal = daysAfter(new Date().toISOString(), 30);
  const own = api.store.subscriptions.first(and([is('userId', fanId('fan')), is('performerId', null)]));
  api.store.subscriptions.update(own?._id ?? '', {
    packageId: packageId('Monthly'),
    subscriptionType: 'recurring',
    status: 'active',
    expiredAt: renewal,
    nextRecurringDate: renewal,
  });
  return asFan();
};
const plan = (name: RegExp) => screen.getByRole('radio', { name, hidden: true });
const agreement = () => within(screen.getByTestId('join').closest('[role=group]') as HTMLElement);
const inDays = (days: number) => formatDate(daysAfter(new Date().toISOString(), days));
const called = async (path: string) => (await api.requests(path)).filter(({ method }) => method === 'POST');
const decide = (id: string, outcome: string) =>
  fetch(`${API}/__sandbox/checkout/${id}`, {
    method: 'POST',
    body: JSON.stringify({ outcome }),
    headers: { 'Content-Type': 'application/json' },
  });
const newestPayment = () =>
  api.store.transactions.list(undefined, { order: [{ path: 'createdAt', direction: 'desc' }] })[0];

test('price, renewal and cancellation terms of the selected plan are above the button', async () => {
  const { user } = await asFan();
  await user.click(plan(/^Monthly/));
  expect(agreement().getByText('You pay $14.99 today.')).toBeInTheDocument();
  expect(
    agreement().getByText(`Renews on ${inDays(30)} for $14.99 and every 30 days after that, until you cancel.`),
  ).toBeInTheDocument();
  expect(agreement().getByText(/^Cancel anytime in two clicks/)).toBeInTheDocument();
  expect(screen.getByTestId('join')).toHaveTextContent('Join for $14.99');
  expect(getCurrentUrl()).toBe(`/membership?plan=${packageId('Monthly')}`);

  await user.click(plan(/^Thirty days/));
  expect(agreement().getByText(`Ends on ${inDays(30)}. You won’t be charged again.`)).toBeInTheDocument();
});

test('a guest returns from login to the selected plan with its coupon', async () => {
  const { user } = await openTab(`/membership?coupon=${LANDMARKS.coupons.valid}`);
  await user.click(plan(/^Yearly/));
  expect(screen.getByText(/after you log in/)).toBeInTheDocument();
  await user.click(screen.getByText('Log in to join'));
  await logIn(user);
  await screen.findByTestId('join');
  expect(plan(/^Yearly/)).toBeChecked();
  expect(await screen.findByText(/^You save \$29\.80/)).toBeInTheDocument();
  expect(screen.getByTestId('join')).toHaveTextContent('Join for $119.20');
  expect(await called('/payment/subscribe')).toEqual([]);
});

test('a guest without an account takes the selected plan and its coupon to the registration', async () => {
  const { user } = await openTab(`/membership?coupon=${LANDMARKS.coupons.valid}`);
  await user.click(plan(/^Yearly/));
  await user.click(screen.getByText('Create an account'));
  const login = (await screen.findByText('Log in', { selector: 'main a' })).getAttribute('href');
  expect(new URLSearchParams(login?.split('?')[1]).get('next')).toBe(
    `/membership?plan=${packageId('Yearly')}&coupon=${LANDMARKS.coupons.valid}`,
  );
});

test('a free plan is completed at once, without a payment page', async () => {
  const { user, left } = await asFan();
  await user.click(plan(/^First week/));
  await user.click(screen.getByTestId('join'));
  expect(await screen.findByText('You’re a member')).toBeInTheDocument();
  expect(screen.getByText('Welcome! You now have access to everything members get.')).toBeInTheDocument();
  expect(screen.getAllByText(/ends on/)[0]).toHaveTextContent(inDays(7));
  expect(screen.queryByTestId('join')).toBeNull();
  expect(left).toEqual([]);
});

test("a refused coupon shows the server's message, and a valid one reduces only this payment", async () => {
  const { user, left } = await asFan(`/membership?plan=${packageId('Monthly')}`);
  await user.type(screen.getByLabelText('Coupon'), LANDMARKS.coupons.expired);
  await user.click(screen.getByText('Apply coupon'));
  expect(await screen.findByText('This code has expired.')).toBeInTheDocument();
  expect(screen.getByTestId('join')).toHaveTextContent('Join for $14.99');

  await user.clear(screen.getByLabelText('Coupon'));
  await user.type(screen.getByLabelText('Coupon'), LANDMARKS.coupons.half);
  await user.click(screen.getByText('Apply coupon'));
  expect(await screen.findByText('You save $7.50 on today’s payment. Renewals cost $14.99.')).toBeInTheDocument();
  expect(screen.getByTestId('join')).toHaveTextContent('Join for $7.49');
  await user.click(screen.getByTestId('join'));
  await waitFor(() => expect(left).toHaveLength(1));
  expect((await called('/payment/subscribe')).map(({ body }) => body)).toEqual([
    { packageId: packageId('Monthly'), couponCode: LANDMARKS.coupons.half },
  ]);
  expect(newestPayment()?.totalPrice).toBe(7.49);
  expect(await called(`/coupons/${LANDMARKS.coupons.half}/apply-coupon`)).toHaveLength(1);
});

test('a membership by card: one call for several clicks, then the payment page; the return page shows the outcome', async () => {
  const { user, left, close } = await asFan(`/membership?plan=${packageId('Monthly')}`);
  await user.dblClick(screen.getByTestId('join'));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(`${API}/checkout/`);
  expect(await called('/payment/subscribe')).toHaveLength(1);

  close();
  const again = await openTab('/membership');
  expect((await screen.findByText('Check again')).closest('[role=status]')).toHaveTextContent(
    'You didn’t finish paying for “Monthly membership”.',
  );
  expect(screen.queryByTestId('join')).toBeNull();
  await decide(newestPayment()?._id ?? '', 'pay');
  await again.user.click(screen.getByText('Check again'));
  expect(await screen.findByText('You’re a member')).toBeInTheDocument();
  expect(screen.getByText(/Active, renews on/)).toHaveTextContent(inDays(30));
});

test('a member cancels in two clicks, which show the end date; Undo sends nothing', async () => {
  const { user } = await asMember();

  await user.click(screen.getByText('Cancel'));
  expect(screen.getByRole('group', { name: 'Cancel your membership?', hidden: true })).toHaveTextContent(
    `You keep access until ${inDays(30)}, and you won’t be charged again.`,
  );
  await user.click(screen.getByText('Cancel membership'));
  expect(await screen.findByText(/Canceled, access until/)).toHaveTextContent(inDays(30));
  expect(screen.queryByText(/You can rejoin below/)).toBeNull();
  await user.click(await screen.findByText('Undo'));
  expect(await screen.findByText(/Active, renews on/)).toBeInTheDocument();
  expect(await called('/subscriptions/cancel')).toEqual([]);

  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByText('Cancel membership'));
  for (const button of await screen.findAllByText('Dismiss')) await user.click(button);
  await waitFor(async () =>
    expect((await called('/subscriptions/cancel')).map(({ path }) => path)).toEqual(['/subscriptions/cancel']),
  );

  // Former members can rejoin, and keep the days they paid for.
  expect(await screen.findByTestId('join')).toHaveTextContent('Join for');
  expect(agreement().getByText(/^It starts on/)).toHaveTextContent(inDays(30));
});

test('a canceled member can rejoin even if the server still reports the membership as active', async () => {
  const end = daysAfter(new Date().toISOString(), 30);
  const membership = { _id: 'own', status: 'active', expiredAt: end, nextRecurringDate: end };
  await api.fault({ path: '/subscriptions/current', status: 200, body: { status: 0, data: membership } });
  await api.fault({ path: '/subscriptions/cancel', status: 200, body: { data: { success: true } } });
  const { user } = await asFan();
  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByText('Cancel membership'));
  await user.click(await screen.findByText('Dismiss'));
  expect(await screen.findByText(/You can rejoin below/)).toBeInTheDocument();
  expect(await screen.findByTestId('join')).toHaveTextContent('Join for');
});

test('a membership lost to a failed payment can be bought again', async () => {
  const past = daysAfter(new Date().toISOString(), -3);
  const membership = { _id: 'lapsed', status: 'active', expiredAt: past, nextRecurringDate: past };
  // Some back ends keep the record active while they retry the charge.
  await api.fault({ path: '/subscriptions/current', status: 200, body: { status: 0, data: membership } });
  await asFan();
  expect(screen.getByText('Your membership has ended')).toBeInTheDocument();
  expect(screen.getByText(/failed, so you lost access/)).toBeInTheDocument();
  expect(screen.getByTestId('join')).toHaveTextContent('Join for');
});

test("nobody joins twice: while the membership can't be checked, plans are only shown", async () => {
  await api.fault({ path: '/subscriptions/current', status: 503, times: 1 });
  const { user } = await asMember();
  expect(screen.getByText('We couldn’t check your membership.')).toBeInTheDocument();
  expect(screen.getByText('Monthly')).toBeInTheDocument();
  expect(screen.queryByTestId('join')).toBeNull();
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('You’re a member')).toBeInTheDocument();
  expect(screen.queryByTestId('join')).toBeNull();
});

test.each([404, 501])('joining is possible if the server has no call for the membership (%i)', async (status) => {
  await api.fault({ path: '/subscriptions/current', status });
  await asFan();
  expect(screen.queryByText('We couldn’t check your membership.')).toBeNull();
  expect(screen.getByTestId('join')).toBeEnabled();
});

test('joining is possible if the server reports no membership by an empty response', async () => {
  await api.fault({ path: '/subscriptions/current', status: 204 });
  await asFan();
  expect(await screen.findByTestId('join')).toBeEnabled();
});

test('a coupon can be applied after a payment that did not go through', async () => {
  const { user, close } = await asFan(`/membership?plan=${packageId('Monthly')}`);
  await user.click(screen.getByTestId('join'));
  await screen.findByText('Taking you to the payment page…');
  expect(screen.getByLabelText('Coupon')).toBeDisabled();
  close();
  const again = await openTab(`/membership?plan=${packageId('Monthly')}`);
  expect(await screen.findByText(/didn’t finish paying/)).toBeInTheDocument();
  expect(screen.getByLabelText('Coupon')).toBeDisabled();
  await decide(newestPayment()?._id ?? '', 'decline');
  await again.user.click(screen.getByText('Check again'));
  expect(await screen.findByText('Nothing was charged. It’s safe to retry.')).toBeInTheDocument();
  await again.user.type(screen.getByLabelText('Coupon'), `${LANDMARKS.coupons.half}{Enter}`);
  await waitFor(() => expect(screen.getByTestId('join')).toHaveTextContent('Join for $7.49'));
});

test('a refused membership payment is no longer shown after leaving the page', async () => {
  await api.fault({ path: '/payment/subscribe', method: 'POST', status: 422, body: { message: 'Card declined.' } });
  const { user, follow } = await asFan();
  await user.click(screen.getByTestId('join'));
  expect(await screen.findByText('Card declined.')).toBeInTheDocument();
  await follow('/videos');
  await follow('/membership');
  expect(await screen.findByTestId('join')).toBeEnabled();
  expect(screen.queryByText('Card declined.')).toBeNull();
});

test('plans that fail to load can be retried; an empty list shows a message', async () => {
  await api.fault({
    path: '/package/subscription/search',
    status: 503,
    body: { message: 'Closed for a moment.' },
    times: 1,
  });
  const { user, close } = await openTab('/membership');
  expect(screen.getByText('Something went wrong on the server. Wait a moment, then retry.')).toBeInTheDocument();
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('Choose a plan')).toBeInTheDocument();
  close();

  for (const { _id } of api.store.subscriptionPackages.list())
    api.store.subscriptionPackages.update(_id, { isActive: false });
  await openTab('/membership');
  expect(screen.getByText('No memberships available right now')).toBeInTheDocument();
});
