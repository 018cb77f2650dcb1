import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { isSameForAllGuests } from '@/server/edge/edge-cache.server';

test('a page of a logged-in visitor is never shared, whatever the request looks like', () => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET' });
  const res = new ServerResponse(req);
  expect(isSameForAllGuests(req, res, { open: true, loggedIn: false })).toBe(true);
  expect(isSameForAllGuests(req, res, { open: true, loggedIn: true })).toBe(false);
});
