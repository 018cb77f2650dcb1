/** Says on the document that videos were begun on this device (key `encore.positions`, see lib/watch-progress): the page then holds a place for them. */
const BEGUN_SCRIPT = `try{if(JSON.parse(localStorage.getItem('encore.positions')).data.some(function(p){return p.seconds>0}))document.documentElement.dataset.begun=''}catch(e){}`;

/**
 * Runs before the first paint: puts the theme that this device keeps (key `ui`, written by store/ui) on the document, so
 * that a dark page never flashes light. Anything damaged leaves the light default of spec §9.
 */
export const THEME_SCRIPT = `try{var t=JSON.parse(localStorage.getItem('ui')).data.theme;if(t==='dark'||t==='system')document.documentElement.dataset.theme=t}catch(e){}` + BEGUN_SCRIPT;
