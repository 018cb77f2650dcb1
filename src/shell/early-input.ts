import { useEffect, useState } from 'react';

/** What was pressed, or sent by Enter, when, and what shows that it waits. */
type Press = [target: HTMLElement, at: number, shown: Animation];

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
export const EARLY_PRESS_SCRIPT = `(function(){var d=document,last;function listens(){for(var k in d.getElementById('__next'))if(!k.indexOf('_reactListening'))return 1}function keep(e){var t=e.type=='submit'?e.target:e.target.closest('button'),f=t&&t.closest('form');if(!t||t.disabled||t.type!='button'&&f&&f.hasAttribute('action')||listens())return;e.preventDefault();if(last)last[2].cancel();last=[t,Date.now(),t.animate({opacity:[.6,.6]},${FORGOTTEN_MS})]}d.addEventListener('click',keep,true);d.addEventListener('submit',keep,true);window.pressedEarly=function(){d.removeEventListener('click',keep,true);d.removeEventListener('submit',keep,true);delete window.pressedEarly;return last}})()`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Does once more what somebody has done to a field; nothing where it is as the server wrote it. */
function repetitionOf(field: Field): (() => void) | [] {
  const { type, value } = field;
  // React takes for news only what differs from what was put there by its own way of setting a field, so that comes first.
  if ('checked' in field && (type === 'checkbox' || type === 'radio')) {
    const { checked, defaultChecked } = field;
    // The radio button that was left follows the one that was chosen.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return [];
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const before = 'options' in field ? (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value : field.defaultValue;
  if (before === undefined || value === before) return [];
  return () => {
    // A file is where it was put.
    if (type !== 'file') {
      field.value = before;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

const repetitions = () => [...document.querySelectorAll<Field>('input,textarea,select')].flatMap(repetitionOf);

/** What was pressed last; nothing where that was long ago, or is no longer there. */
function pressed(): HTMLElement | null {
  const press = window.pressedEarly?.();
  if (!press) return null;
  const [target, at, shown] = press;
  shown.cancel();
  return Date.now() - at < FORGOTTEN_MS && target.isConnected ? target : null;
}

/**
 * Keeps what somebody typed, chose, ticked or pressed, or what the browser filled in, before the page came alive: React would go on from what the
 * server wrote. Each field gets it as if it were done now, for the whole page at once; then the press has its turn.
 */
export function useEarlyInput(): void {
  const [early] = useState(() => (typeof document === 'undefined' ? [] : repetitions()));
  useEffect(() => {
    // Outside of React's work each field is answered before the next one speaks.
    queueMicrotask(() => {
      early.forEach((repeat) => repeat());
      const target = pressed();
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target?.click();
    });
  }, [early]);
}
