import type { UnlockedItem } from '@/contract/socket';
import { browserConfig } from '@/lib/page/runtime-config';
import type { readEvent } from '@/services/http/normalize';
import { openSocket, type SocketClient } from '@/socket/socket-client';
import type { AppStore } from '@/store/make-store';
import { itemUnlocked, paymentStatusReceived } from '@/store/purchase/purchase.slice';
import { privateRequestReceived, privateRequestRemoved } from '@/store/streaming/streaming.slice';
import { blockedByPerformer } from '@/store/session/session.actions';
import { socketStatusChanged } from '@/store/system/system.slice';
import { balanceUpdated } from '@/store/user/user.slice';

/** The names of an item in URLs: its id and its slug. */
const getNames = ({ _id, slug }: UnlockedItem['item']) => [_id, ...(typeof slug === 'string' ? [slug] : [])];

/**
 * Opens the live connection of this tab. Events for the whole site go to the store; the room's hook handles those of a
 * room.
 */
export function openConnection({ dispatch, sessionToken }: AppStore, read: typeof readEvent): SocketClient {
  const { publicApiEndpoint } = browserConfig();
  const client = openSocket({
    url: publicApiEndpoint,
    token: sessionToken.get,
    onStatus: (status) => dispatch(socketStatusChanged(status)),
    read: (event, payload) => read(event, payload, { mediaBase: publicApiEndpoint }),
  });
  client.on('update_balance', (change) => dispatch(balanceUpdated(change)));
  client.on('balance_update', ({ balance }) => dispatch(balanceUpdated({ token: 0, balance })));
  client.on('payment_status_callback', () => dispatch(paymentStatusReceived()));
  client.on('stripe_confirm_payment', (transaction) => dispatch(paymentStatusReceived(transaction)));
  client.on('token_transaction_success', ({ item }) => dispatch(itemUnlocked({ names: getNames(item) })));
  client.on('notify_users_block', () => dispatch(blockedByPerformer()));
  client.on('private-chat-request', (request) => dispatch(privateRequestReceived(request)));
  for (const event of ['private-chat-cancel', 'private-chat-timeOut', 'private-chat-decline'] as const) {
    client.on(event, ({ conversationId }) => dispatch(privateRequestRemoved({ conversationId })));
  }
  // Without this code there is no alert; the room page still shows the status.
  client.on(
    'modelUpdateStreamingStatus',
    (change) => void import('./live-alerts').then(({ notifyOnAir }) => notifyOnAir(change)).catch(() => undefined),
  );
  return client;
}
