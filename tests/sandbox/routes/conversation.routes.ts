import { conversationOperations } from '@/contract/conversation';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { found } from '../http/errors';
import { route, type Route } from '../http/route';
import { requireRecipient } from '../live/invited-shows';
import { getPublicShow } from '../live/show-records';
import { conversationView } from '../views/live';
import { viewFor } from '../views/view';
import { findByIdOrSlug } from './listing';

export function conversationRoutes(context: Context): Route[] {
  const { store } = context;
  return [
    route(conversationOperations.getStreamConversation, ({ params: { id }, viewer }) => {
      const room = found(store.conversations.first(is('streamId', id)), 'This show');
      requireRecipient(room, viewer);
      return conversationView(viewFor(context, viewer), room);
    }),

    route(conversationOperations.getPublicConversation, ({ query: { performerId = '' } }) => {
      const performer = findByIdOrSlug(store.performers, 'username', performerId);
      const stream = getPublicShow(context, found(performer?.status === 'active' ? performer : null, 'This performer'));
      return conversationView(
        viewFor(context, null),
        found(store.conversations.get(stream.conversationId), 'This room'),
      );
    }),
  ];
}
