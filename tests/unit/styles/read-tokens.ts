import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, '../../../src/styles/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties of the first rule whose selector list is exactly `selector`, after the text `after`. */
export function getTokens(selector: string, after = ''): Record<string, string> {
  const from = after ? css.indexOf(after) : 0;
  const flat = css.slice(from);
  const start = flat.search(new RegExp(`(^|[}{\\s])${selector.replace(/[[\]()'*+?.]/g, '\\$&')}\\s*\\{`));
  if (from < 0 || start < 0) throw new Error(`tokens.css has no rule ${selector}`);
  const open = flat.indexOf('{', start + selector.length);
  const body = flat.slice(open + 1, flat.indexOf('}', open));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, (value ?? '').trim()]),
  );
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG contrast of two opaque hex colors. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
