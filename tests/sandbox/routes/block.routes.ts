import { randomBytes } from 'node:crypto';
import { blockOperations } from '@/contract/block';
import type { Context } from '../context';
import { and, is } from '../db/conditions';
import { entityNotFound, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { removeFromRooms } from '../live/removal';
import { personById } from '../views/people';
import { descending, listed } from './listing';

/** The fans and countries that a performer blocks. */
export function blockRoutes(context: Context): Route[] {
  const { store, now, realtime } = context;
  const getBlock = (performerId: string, fanId: string) => and([is('sourceId', performerId), is('targetId', fanId)]);
  return [
    route(blockOperations.blockCountries, ({ body, viewer }) => {
      const countryCodes = [...new Set(body.countryCodes.map((code) => code.toUpperCase()))];
      store.performers.update(viewer.account._id, { blockCountries: countryCodes, updatedAt: now().toISOString() });
      return { countryCodes };
    }),

    route(blockOperations.searchBlocks, ({ query, viewer }) =>
      listed(store.blocks, query, {
        where: [is('sourceId', viewer.account._id)],
        usual: [descending('createdAt')],
        view: (row) => ({ ...row, targetInfo: personById({ store }, 'user', row.targetId) }),
      }),
    ),

    route(blockOperations.blockUser, async ({ body: { targetId, reason = '' }, viewer }) => {
      const fan = found(store.users.get(targetId), 'This fan');
      const sourceId = viewer.account._id;
      const at = now().toISOString();
      const known = store.blocks.first(getBlock(sourceId, targetId));
      const row = known
        ? found(store.blocks.update(known._id, { reason, updatedAt: at }))
        : store.blocks.insert({
            _id: randomBytes(12).toString('hex'),
            createdAt: at,
            updatedAt: at,
            source: 'performer',
            sourceId,
            target: 'user',
            targetId,
            reason,
          });
      removeFromRooms(context, sourceId, { source: 'user', account: fan });
      await realtime.emit({ account: targetId }, 'notify_users_block', { performerId: sourceId });
      return { ...row, targetInfo: personById({ store }, 'user', targetId) };
    }),

    route(blockOperations.unblockUser, ({ params: { id }, viewer }) => {
      if (store.blocks.remove(getBlock(viewer.account._id, id)) === 0) throw entityNotFound('This block');
      return { success: true };
    }),
  ];
}
