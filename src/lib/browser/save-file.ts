/** Hands a text made in the browser to the visitor as a file. `type` is its media type, such as `text/csv`. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // At once is too early for some browsers, which read the file after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
