/** A text as an address of the web, or null: only http and https lead anywhere, so that nobody's text is run as code. */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null;
}
