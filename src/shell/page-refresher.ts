import Router from 'next/router';

/**
 * Gives the way to run the loader of the page in sight again. While the visitor is on the way to another page it waits: that page
 * may have been loaded before what is new, and asking for this one would call him back.
 */
export function pageRefresher(): () => void {
  let onTheWay = false;
  let wanted = false;

  const refresh = () => {
    wanted = onTheWay;
    // A fragment would make it a jump within the page.
    if (!onTheWay) void Router.replace(Router.asPath.split('#')[0] ?? '', undefined, { scroll: false });
  };
  const arrive = () => {
    onTheWay = false;
    // What replaces a navigation reports itself next.
    setTimeout(() => wanted && refresh());
  };
  Router.events.on('routeChangeStart', () => (onTheWay = true));
  Router.events.on('routeChangeComplete', arrive);
  Router.events.on('routeChangeError', arrive);
  return refresh;
}
