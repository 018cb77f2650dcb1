// What: applies what the device stores (theme, motion, cart size, started videos, dismissed checklist) before the first
// paint (decision 0068).
// Saves: no time. Without it, dark pages flash light, and rows and cart lines shift the page.
// Relies on: the head running inline scripts before the first paint and React leaving attributes of `<html>` alone;
// storage keys of device/ and store/.
// If they change: pages flash light, or rows and cart lines push the page down when they appear.
// Test: tests/pages/shell/device.test.tsx (theme, motion, cart, started videos, checklist); in the build
// tests/e2e/built-output.spec.ts.
/**
 * Marks the document when this device has started videos (key `encore.positions`, see device/watch-progress), so that
 * the page reserves space for them.
 */
const STARTED_VIDEOS_SCRIPT = `try{if(JSON.parse(localStorage.getItem('encore.positions')).data.some(function(p){return p.seconds>0&&!/^(post|welcome|own)-/.test(p.id)}))document.documentElement.dataset.startedVideos=''}catch(e){}`;

/**
 * Sets the number of cart lines on the document (key `cart`, see store/cart), so that `/cart` reserves space for them.
 */
const CART_SCRIPT = `try{var n=JSON.parse(localStorage.getItem('cart')).length;if(n>0){document.documentElement.dataset.cart='';document.documentElement.style.setProperty('--cart-lines',Math.min(n,50))}}catch(e){}`;

/** Marks the document when this device prefers reduced motion (key `motion`, see device/motion-preference). */
const MOTION_SCRIPT = `try{if(JSON.parse(localStorage.getItem('motion')).data==='reduced')document.documentElement.dataset.motion='reduced'}catch(e){}`;

/**
 * Marks the document when the checklist of a new performer was dismissed on this device (key `encore.first-steps`, see
 * device/first-steps), so that the studio doesn't show it first.
 */
const FIRST_STEPS_SCRIPT = `try{if(JSON.parse(localStorage.getItem('encore.first-steps')).data.length)document.documentElement.dataset.stepsDismissed=''}catch(e){}`;

/**
 * Runs before the first paint. Sets the stored theme (key `ui`, written by store/ui) on the document and the color of
 * the browser's bar, so that a dark page never flashes light. Unreadable values leave the light default of spec §9.
 */
export const THEME_SCRIPT =
  `try{var t=JSON.parse(localStorage.getItem('ui')).data.theme;if(t==='dark'||t==='system'){document.documentElement.dataset.theme=t;document.querySelector('meta[name=theme-color]').setAttribute('media',t==='dark'?'all':'(prefers-color-scheme: dark)')}}catch(e){}` +
  MOTION_SCRIPT +
  STARTED_VIDEOS_SCRIPT +
  CART_SCRIPT;

/**
 * Marks the document with the hidden columns of each list, such as `videos-likes events-date` (key
 * `encore.hidden-columns`, see device/hidden-columns), so that tables don't change when they hydrate.
 */
const HIDDEN_COLUMNS_SCRIPT = `try{var c=JSON.parse(localStorage.getItem('encore.hidden-columns')).data;document.documentElement.dataset.hiddenColumns=Object.keys(c).map(function(l){return c[l].map(function(k){return l+'-'+k}).join(' ')}).join(' ')}catch(e){}`;

/** Runs before the first paint of the studio's pages. */
export const STUDIO_SCRIPT = FIRST_STEPS_SCRIPT + HIDDEN_COLUMNS_SCRIPT;
