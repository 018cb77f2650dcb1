import { screen, waitFor } from '@testing-library/dom';
import { is } from '@sandbox/db/conditions';
import { performerId } from '@sandbox/seed/people/performers';
import { studioPages } from '../integration/support/studio-pages';
import { withoutNotices } from '../integration/support/without-notices';

const { api, open } = studioPages();

withoutNotices();

describe('payouts', () => {
  test('are requested, and can be edited while pending', async () => {
    const { user } = await open('/studio/payouts');
    expect(document.body.textContent).toContain('••••6819');
    const tokens = screen.getByLabelText('Tokens');
    expect(tokens).toHaveAccessibleDescription(/^At least 500 tokens\. At most [\d.,]+ tokens\. Worth \$/);
    const [atMost = ''] = /At most [\d.,]+ tokens/.exec(document.body.textContent ?? '') ?? [];
    await user.clear(tokens);
    await user.type(tokens, '999999');
    await user.click(screen.getByText('Request a payout', { selector: 'button *' }));
    expect((await screen.findAllByText(/You can request at most/)).length).toBeGreaterThan(0);
    await user.clear(tokens);
    await user.type(tokens, '500');
    await user.type(screen.getByLabelText('Note for the payout team (optional)'), 'For October.');
    await user.click(screen.getByText('Request a payout', { selector: 'button *' }));
    expect(await screen.findByText('Your open request')).toBeInTheDocument();
    expect(screen.getByText('In review')).toBeInTheDocument();
    const made = api.store.payouts.list().find(({ status }) => status === 'pending');
    expect(made).toMatchObject({ requestTokens: 500, requestNote: 'For October.' });
    expect(await screen.findByText('Payout requested. We’ll review it.')).toBeInTheDocument();
    expect(screen.getByText('Pending').closest('[role=group] > *')).toHaveTextContent(
      '500 tokens$50.00Requested, in review',
    );
    // The tokens of the open request can be requested again by changing it.
    expect(screen.getByLabelText('Tokens')).toHaveAccessibleDescription(expect.stringContaining(atMost));

    await user.click(screen.getByText('Cancel request'));
    expect(await screen.findByText('Request a payout', { selector: 'h2' })).toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(screen.queryByText('Pending')).toBeNull();
    expect(api.store.payouts.list().find(({ status }) => status === 'pending')).toBeUndefined();
  });

  test('are requested in whole tokens, also where the server credits fractions', async () => {
    await api.fault({
      path: '/payout-requests/performer/calculate',
      method: 'POST',
      body: {
        status: 0,
        data: { totalEarnedTokens: 796.8, previousPaidOutTokens: 0, remainingUnpaidTokens: 796.8 },
      },
      times: 1,
    });
    const { user } = await open('/studio/payouts');
    const tokens = screen.getByLabelText('Tokens');
    expect(tokens).toHaveValue('796');
    expect(tokens).toHaveAccessibleDescription('At least 500 tokens. At most 796 tokens. Worth $79.60.');
    await user.type(tokens, '.5');
    await user.click(screen.getByText('Request a payout', { selector: 'button *' }));
    expect((await screen.findAllByText('Enter a whole number of tokens.')).length).toBeGreaterThan(0);
    expect(api.store.payouts.list().find(({ status }) => status === 'pending')).toBeUndefined();
  });

  test('count an open request as pending only, also where the server counts it as available', async () => {
    const [sample] = api.store.payouts.list();
    if (!sample) throw new Error('No payouts in the seed');
    api.store.payouts.insert({
      ...sample,
      _id: 'open-request',
      sourceId: performerId('aria'),
      status: 'pending',
      requestTokens: 600,
      createdAt: new Date().toISOString(),
    });
    await api.fault({
      path: '/payout-requests/performer/calculate',
      method: 'POST',
      body: { status: 0, data: { totalEarnedTokens: 1000, previousPaidOutTokens: 0, remainingUnpaidTokens: 1000 } },
      times: 1,
    });
    await open('/studio/payouts');
    const figure = (name: string) => screen.getByText(name).closest('[role=group] > *');
    expect(figure('Available')).toHaveTextContent(/400 tokens\$40\.00/);
    expect(figure('Pending')).toHaveTextContent(/600 tokens\$60\.00/);
    expect(figure('Paid out')).toHaveTextContent(/0 tokens\$0\.00/);
    expect(screen.getByLabelText('Tokens')).toHaveAccessibleDescription(/At most 1,000 tokens\./);
  });

  test('show that a request is gone, which does not mean that canceling is unsupported', async () => {
    const [sample] = api.store.payouts.list();
    if (!sample) throw new Error('No payouts in the seed');
    const request = { ...sample, _id: 'open-request', sourceId: performerId('aria'), status: 'pending' } as const;
    api.store.payouts.insert({ ...request, requestTokens: 600, createdAt: new Date().toISOString() });
    const { user } = await open('/studio/payouts');
    api.store.payouts.remove(is('_id', request._id));
    await user.click(screen.getByText('Cancel request'));
    expect(await screen.findByText('Request a payout', { selector: 'h2' })).toBeInTheDocument();
    expect(screen.queryByText(/doesn’t support canceling/)).toBeNull();
  });

  test('offer no new request and claim nothing available while it is unknown whether a request is open', async () => {
    await api.fault({ path: '/payout-requests/performer/search', status: 500, body: { message: 'Down' }, times: 1 });
    const { user } = await open('/studio/payouts');
    expect(screen.queryByLabelText('Tokens')).toBeNull();
    expect(screen.queryByText('Available')).toBeNull();
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByLabelText('Tokens')).toBeInTheDocument();
    expect(screen.getByText('Available')).toBeInTheDocument();
  });

  test('show one message if the server does not offer them', async () => {
    await api.fault({
      path: '/payout-requests/performer/search',
      status: 404,
      body: { message: 'No such call' },
      times: 1,
    });
    await api.fault({
      path: '/payout-requests/performer/calculate',
      method: 'POST',
      status: 404,
      body: { message: 'No such call' },
      times: 1,
    });
    await open('/studio/payouts');
    expect(screen.getByText('This site doesn’t support payouts.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Tokens')).toBeNull();
  });
});
