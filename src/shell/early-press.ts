import { useEffect } from 'react';

/** What was pressed, or sent by Enter, and when. */
type Press = [target: HTMLElement, at: number];

declare global {
  interface Window {
    /** Ends the watch of `EARLY_PRESS_SCRIPT` and gives the last press. */
    pressedEarly?: () => Press | undefined;
  }
}

/** Nobody expects anything of a press any more after this. */
const FORGOTTEN_MS = 30_000;

/**
 * Runs in the head: keeps the last press of a button, or form that was sent, from before React listens. Links, and forms that have an address
 * of their own, work without it. Impatient presses of one button are one press.
 */
export const EARLY_PRESS_SCRIPT = `(function(){var d=document,last;function listens(){for(var k in d.getElementById('__next'))if(!k.indexOf('_reactListening'))return 1}function keep(e){var t=e.type=='submit'?e.target:e.target.closest('button'),f=t&&t.closest('form');if(!t||t.disabled||t.type!='button'&&f&&f.hasAttribute('action')||listens())return;e.preventDefault();if(last)delete last[0].dataset.pressed;t.dataset.pressed='';last=[t,Date.now()]}d.addEventListener('click',keep,true);d.addEventListener('submit',keep,true);window.pressedEarly=function(){d.removeEventListener('click',keep,true);d.removeEventListener('submit',keep,true);delete window.pressedEarly;return last}})()`;

/** Does what was pressed before the page was alive. What was typed by then is in its fields (components/form). */
export function useEarlyPress(): void {
  useEffect(() => {
    const press = window.pressedEarly?.();
    if (!press) return;
    const [target, at] = press;
    delete target.dataset.pressed;
    const isDue = Date.now() - at < FORGOTTEN_MS && target.isConnected;
    // The fields have told what was typed into them once this turn is over.
    if (isDue) setTimeout(() => (target instanceof HTMLFormElement ? target.requestSubmit() : target.click()));
  }, []);
}
