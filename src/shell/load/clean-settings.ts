import type { Settings } from '@/contract/settings';
import { browserConfig } from '@/lib/page/runtime-config';
import type { Saga } from '@/store/saga';
import { loadSettings } from '@/store/settings/settings.saga';

/** Settings that hold HTML. */
const HTML = ['footerContent', 'userBenefit', 'modelBenefit'] as const;
/** Settings that hold code. It never runs (spec §3 names none of them), so it is removed. */
const CODE = ['headerScript', 'afterBodyScript', 'gaCode'] as const;

/** Results per cached reply, which is the same for every visitor. */
const cleaned = new WeakMap<Settings, Settings>();

/** Sanitizes HTML settings by an allowlist and removes code. `apiUrl` is the public URL of the API. */
export async function cleanSettings(settings: Settings, apiUrl: string): Promise<Settings> {
  const known = cleaned.get(settings);
  if (known) return known;
  const { sanitize } = await import('@/lib/safe-html');
  const clean = { ...settings };
  for (const key of HTML) if (typeof clean[key] === 'string') clean[key] = sanitize(clean[key], apiUrl);
  for (const key of CODE) delete clean[key];
  cleaned.set(settings, clean);
  return clean;
}

/**
 * Loads the settings in the browser if the server could not. If that fails too, the defaults apply without a
 * message.
 */
export function* loadMissingSettings(): Saga {
  const { publicApiEndpoint } = browserConfig();
  yield* loadSettings({ prepare: (settings) => cleanSettings(settings, publicApiEndpoint) });
}
