import { Failure } from '../run/failure.mjs';

/** Calls the sandbox and returns the `data` of its response. */
export async function send(method, address, body) {
  const answer = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Failure(`${method} ${address} answered ${answer.status}.`);
  return (await answer.json()).data;
}
