import { HEAD_SCRIPT } from '@/next-adapter/head-script';
import { read } from './reader';

/** Script types that browsers don't execute. */
const DATA = ['application/ld+json', 'application/json'];

/**
 * Finds everything in a page that could execute: scripts other than ours, event handlers, links and forms with code,
 * frames. Image URLs are only fetched.
 */
export function dangers(html: string): string[] {
  const { elements } = read(html);
  const isOurs = (script: ReturnType<typeof elements>[number]) =>
    script.hasAttribute('nonce') ||
    DATA.includes(script.getAttributeValue('type') ?? '') ||
    script.textContent === HEAD_SCRIPT;
  const isCode = (key: string, value: unknown) =>
    /^on|^srcdoc$/i.test(key) ||
    (/^(href|action|formaction)$/i.test(key) && /^\s*(javascript|vbscript|data):/i.test(String(value)));
  return [
    ...elements('script').filter((script) => !isOurs(script)),
    ...elements('*').filter(
      ({ tagName, attributes }) => tagName !== 'link' && attributes.some(({ key, value }) => isCode(key, value)),
    ),
    ...['iframe', 'object', 'embed', 'base', 'svg[onload]'].flatMap((selector) => elements(selector)),
  ].map(
    (element) =>
      `<${element.tagName} ${element.attributes.map(({ key, value }) => `${key}=${String(value)}`).join(' ')}>`,
  );
}
