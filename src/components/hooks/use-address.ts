import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** One way of writing a query that can be written in several: server and browser differ in it. */
function sameWriting(path: string): string {
  const mark = path.indexOf('?');
  return mark < 0 ? path : `${path.slice(0, mark)}?${new URLSearchParams(path.slice(mark)).toString()}`;
}

/** The address of the open page, for links that lead back to it. The server never learns what follows the `#`: it is added after hydration. */
export function useAddress(): string {
  const { asPath } = useRouter();
  const alive = useSyncExternalStore(never, () => true, () => false);
  const [path = '', ...rest] = asPath.split('#');
  return alive && rest.length > 0 ? `${sameWriting(path)}#${rest.join('#')}` : sameWriting(path);
}
