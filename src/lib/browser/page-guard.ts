let keepers = 0;

/** Asks that this page stays when the site is left for a payment page. Gives the way to take that back. In browsers only. */
export function keepPage(): () => void {
  keepers += 1;
  let kept = true;
  return () => {
    if (kept) keepers -= 1;
    kept = false;
  };
}

/** Whether something on this page must not be interrupted. */
export const isPageGuarded = (): boolean => keepers > 0;
