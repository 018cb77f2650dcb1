import { useEffect, useState } from 'react';

const valueOf = (id: string) => (typeof document === 'undefined' ? '' : ((document.getElementById(id) as HTMLInputElement | null)?.value ?? ''));

/**
 * Keeps what somebody typed, or the browser filled in, before the page came alive: React would put the value that the server wrote in its place. The field
 * gets it as if it were typed now.
 */
export function useTypedEarly(id: string): void {
  const [typed] = useState(() => valueOf(id));
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field || typed === '' || typed === field.defaultValue) return;
    // By way of the element's own value React would take it for nothing new.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id, typed]);
}
