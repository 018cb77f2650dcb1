import type { Settings } from '@/contract/settings';
import type { Saga } from '@/store/saga';
import { loadSettings } from '@/store/settings/settings.saga';

/** Settings that hold HTML. */
const HTML = ['footerContent', 'userBenefit', 'modelBenefit'] as const;
/** Settings that hold code. Nothing of it is run (spec §3 names none of them), so that no page carries it. */
const CODE = ['headerScript', 'afterBodyScript', 'gaCode'] as const;

/** What was made of an answer that is kept: the same for every visitor, so it is cleaned once. */
const cleaned = new WeakMap<Settings, Settings>();

/** State holds only what may be shown: HTML by an allow-list, no code. */
export async function cleanSettings(settings: Settings): Promise<Settings> {
  const known = cleaned.get(settings);
  if (known) return known;
  const { sanitize } = await import('@/lib/safe-html');
  const clean = { ...settings };
  for (const key of HTML) if (typeof clean[key] === 'string') clean[key] = sanitize(clean[key]);
  for (const key of CODE) delete clean[key];
  cleaned.set(settings, clean);
  return clean;
}

/** One more try in the browser where the server could not get the settings (C14). Nothing is said when that fails, too: the defaults stand. */
export function* loadMissingSettings(): Saga {
  yield* loadSettings({ prepare: cleanSettings });
}
