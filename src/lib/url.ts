/** Parses a text as an http(s) URL, or null. Other schemes are refused, because they can run code. */
export function parseHttpUrl(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null;
}
