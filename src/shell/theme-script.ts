/**
 * Runs before the first paint: puts the theme that this device keeps (key `ui`, written by store/ui) on the document, so
 * that a dark page never flashes light. Anything damaged leaves the light default of spec §9.
 */
export const THEME_SCRIPT = `try{var t=JSON.parse(localStorage.getItem('ui')).data.theme;if(t==='dark'||t==='system')document.documentElement.dataset.theme=t}catch(e){}`;
