// What: records fields and the last button press from before hydration and replays them afterward (decision 0054).
// Saves: no time. Without it, early input on a slow connection is lost.
// Relies on: React marking its root `#__next` with a `_reactListening…` property, and tracking field values in a setter
// on the element itself.
// If they change: a press after hydration may run twice or not at all, or replayed values don't reach React's state.
// Test: tests/integration/shell/early-input.test.tsx and early-clicks.test.tsx ("a click after hydration is left to
// React").
import { useEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input from before hydration. */
interface EarlyInput {
  fields: Set<Field>;
  /** The button pressed or form submitted last, its time in ms, and the animation that shows it as pending. */
  press?: [target: HTMLElement, at: number, animation: Animation];
  /** Removes the listeners. */
  end: () => void;
}

declare global {
  interface Window {
    early?: EarlyInput;
  }
}

/** An older press is dropped, because its visitor no longer expects a result. */
const PRESS_LIFETIME_MS = 30_000;

/**
 * Runs in the head. Records changed fields and the last button press or form submission until React listens. Links, and
 * forms with an `action`, work without scripts and are left alone. Several presses count as one. Values that the
 * browser restores on Back, before any user activation, are ignored: the URL decides what such a page shows.
 */
export const EARLY_INPUT_SCRIPT = `(function(){var d=document,w={fields:new Set,end:function(){on('remove');delete window.early}};function on(how){d[how+'EventListener']('click',press,true);d[how+'EventListener']('submit',press,true);d[how+'EventListener']('input',field,true);d[how+'EventListener']('change',field,true)}function field(e){var u=navigator.userActivation;if(!u||u.hasBeenActive)w.fields.add(e.target)}function listens(){for(var k in d.getElementById('__next'))if(!k.indexOf('_reactListening'))return 1}function press(e){var t=e.type=='submit'?e.target:e.target.closest('button'),f=t&&t.closest('form');if(!t||t.disabled||t.type!='button'&&f&&f.hasAttribute('action')||listens())return;e.preventDefault();if(w.press)w.press[2].cancel();w.press=[t,Date.now(),t.animate({opacity:[.6,.6]},${PRESS_LIFETIME_MS})]}on('add');window.early=w})()`;

/** A function that repeats the visitor's change to a field, or `[]` if the field still has the server's value. */
function createReplay(field: Field): (() => void) | [] {
  const { type, value } = field;
  // React ignores a change event unless the value differs from the last one set through its own setter, so the old
  // value is set first.
  if ('checked' in field && (type === 'checkbox' || type === 'radio')) {
    const { checked, defaultChecked } = field;
    // Replaying the chosen radio button clears the others.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return [];
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const before =
    'options' in field
      ? (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value
      : field.defaultValue;
  if (before === undefined || value === before) return [];
  return () => {
    // The value of a file field can't be set, and the chosen file is still there.
    if (type !== 'file') {
      field.value = before;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** The target of the last press, or null if it expired or left the document. */
function takePress({ press }: EarlyInput): HTMLElement | null {
  if (!press) return null;
  const [target, at, animation] = press;
  animation.cancel();
  return Date.now() - at < PRESS_LIFETIME_MS && target.isConnected ? target : null;
}

/**
 * Replays input from before hydration, including values that the browser filled in; otherwise React would continue with
 * the server's values. All fields are replayed first, then the last press.
 */
export function useEarlyInput(): void {
  const [replays] = useState(() =>
    typeof window === 'undefined' ? [] : [...(window.early?.fields ?? [])].flatMap(createReplay),
  );
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    early.end();
    // Outside React's effects, React handles each event before the next one is dispatched.
    queueMicrotask(() => {
      replays.forEach((replay) => replay());
      const target = takePress(early);
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target?.click();
    });
  }, [replays]);
}
