import { createToastBus, type ToastBus } from '@/components/toast/toast-bus';

let ofThisTab: ToastBus | undefined;

/** The notices of this browser tab. On a server there is none to share: every render gets an empty one. */
export function toastBus(): ToastBus {
  if (typeof window === 'undefined') return createToastBus();
  ofThisTab ??= createToastBus();
  return ofThisTab;
}
