/** Parses a text as an http(s) URL, or null. Other schemes are refused, because they can run code. */
export function parseHttpUrl(text: string | null | undefined): string | null {
  const url = text?.trim() ?? '';
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).href : null;
}
