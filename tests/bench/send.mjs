import { Failure } from '../run/failure.mjs';

/** Calls the sandbox and returns the `data` of its response. */
export async function send(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Failure(`${method} ${url} responded with ${response.status}.`);
  return (await response.json()).data;
}
