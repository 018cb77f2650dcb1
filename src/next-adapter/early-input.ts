import { useEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody did before React listened. */
interface Early {
  fields: Set<Field>;
  /** What was pressed last, or sent by Enter, when, and what shows that it waits. */
  press?: [target: HTMLElement, at: number, shown: Animation];
  /** Ends the watch. */
  end: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Nobody expects anything of a press any more after this. */
const FORGOTTEN_MS = 30_000;

/**
 * Runs in the head: keeps the fields that were written in, and the last press of a button or form that was sent, from before React listens. Links, and
 * forms that have an address of their own, work without it. Impatient presses of one button are one press. What the browser puts into
 * fields on its way through the history, before anybody did anything, is not kept: the address says what such a page shows.
 */
export const EARLY_INPUT_SCRIPT = `(function(){var d=document,w={fields:new Set,end:function(){on('remove');delete window.early}};function on(how){d[how+'EventListener']('click',press,true);d[how+'EventListener']('submit',press,true);d[how+'EventListener']('input',field,true);d[how+'EventListener']('change',field,true)}function field(e){var u=navigator.userActivation;if(!u||u.hasBeenActive)w.fields.add(e.target)}function listens(){for(var k in d.getElementById('__next'))if(!k.indexOf('_reactListening'))return 1}function press(e){var t=e.type=='submit'?e.target:e.target.closest('button'),f=t&&t.closest('form');if(!t||t.disabled||t.type!='button'&&f&&f.hasAttribute('action')||listens())return;e.preventDefault();if(w.press)w.press[2].cancel();w.press=[t,Date.now(),t.animate({opacity:[.6,.6]},${FORGOTTEN_MS})]}on('add');window.early=w})()`;

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

/** What was pressed last; nothing where that was long ago, or is no longer there. */
function pressed({ press }: Early): HTMLElement | null {
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
  const [repetitions] = useState(() => (typeof window === 'undefined' ? [] : [...(window.early?.fields ?? [])].flatMap(repetitionOf)));
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    early.end();
    // Outside of React's work each field is answered before the next one speaks.
    queueMicrotask(() => {
      repetitions.forEach((repeat) => repeat());
      const target = pressed(early);
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target?.click();
    });
  }, [repetitions]);
}
