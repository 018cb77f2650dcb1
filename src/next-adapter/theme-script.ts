/** Says on the document that videos were begun on this device (key `encore.positions`, see device/watch-progress): the page then holds a place for them. */
const BEGUN_SCRIPT = `try{if(JSON.parse(localStorage.getItem('encore.positions')).data.some(function(p){return p.seconds>0&&p.id.indexOf('-')<0}))document.documentElement.dataset.begun=''}catch(e){}`;

/** Says on the document how many lines the cart of this device has (key `cart`, see store/cart): `/cart` then holds a place for them. */
const CART_SCRIPT = `try{var n=JSON.parse(localStorage.getItem('cart')).length;if(n>0){document.documentElement.dataset.cart='';document.documentElement.style.setProperty('--cart-lines',Math.min(n,50))}}catch(e){}`;

/** Says on the document that this device wants less motion (key `motion`, see device/motion-preference). */
const MOTION_SCRIPT = `try{if(JSON.parse(localStorage.getItem('motion')).data==='reduced')document.documentElement.dataset.motion='reduced'}catch(e){}`;

/**
 * Runs before the first paint: puts the theme that this device keeps (key `ui`, written by store/ui) on the document, so
 * that a dark page never flashes light. Anything damaged leaves the light default of spec §9.
 */
export const THEME_SCRIPT = `try{var t=JSON.parse(localStorage.getItem('ui')).data.theme;if(t==='dark'||t==='system')document.documentElement.dataset.theme=t}catch(e){}` + MOTION_SCRIPT + BEGUN_SCRIPT + CART_SCRIPT;
