let keepers = 0;

/**
 * Keeps this page open when the visitor leaves for a payment page. Returns a function that lifts the guard. Browser
 * only.
 */
export function guardPage(): () => void {
  keepers += 1;
  let isActive = true;
  return () => {
    if (isActive) keepers -= 1;
    isActive = false;
  };
}

/** True if something on this page must not be interrupted. */
export const isPageGuarded = (): boolean => keepers > 0;
