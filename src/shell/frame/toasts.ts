import { createToastBus, type ToastBus } from '@/components/toast/toast-bus';

let ofThisTab: ToastBus | undefined;

/** The toasts of this browser tab. On the server every render gets an empty bus, so nothing is shared. */
export function toastBus(): ToastBus {
  if (typeof window === 'undefined') return createToastBus();
  ofThisTab ??= createToastBus();
  return ofThisTab;
}
