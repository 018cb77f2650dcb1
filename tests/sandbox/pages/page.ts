import { html, raw } from 'hono/html';

const STYLE = `
  :root { color-scheme: light dark; --text: #17131f; --quiet: #5b5568; --page: #fff; --surface: #f7f6f9; --line: #e5e2ea; --accent: #c2255c; }
  @media (prefers-color-scheme: dark) {
    :root { --text: #f3f0f8; --quiet: #b3abc2; --page: #100d16; --surface: #18141f; --line: #322b3f; --accent: #f783ac; }
  }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 960px; padding: 24px 16px 48px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  h1 { font-size: 32px; line-height: 1.2; }
  h2 { font-size: 20px; margin: 48px 0 8px; }
  h3 { font-size: 16px; margin: 24px 0 4px; }
  article h2 { margin: 0 0 4px; }
  a { color: var(--accent); }
  .quiet { color: var(--quiet); }
  code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  article, details { margin: 8px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; overflow-x: auto; }
  article a { overflow-wrap: anywhere; }
  summary { cursor: pointer; }
  nav ul { columns: 3 140px; padding: 0; list-style: none; }
  .method { display: inline-block; min-width: 64px; font-weight: 600; color: var(--accent); }
  .tag { padding: 0 8px; border: 1px solid var(--line); border-radius: 999px; font-size: 12px; color: var(--quiet); white-space: nowrap; }
  table { width: 100%; border-collapse: collapse; font-size: 14px; }
  th, td { padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
  th { color: var(--quiet); font-weight: 400; }
  th:first-child { width: 25%; }
  th:nth-child(2) { width: 30%; }
  label { display: block; margin: 12px 0 4px; }
  input { font: inherit; padding: 8px 12px; width: 100%; max-width: 320px; border: 1px solid var(--quiet); border-radius: 8px; background: var(--page); color: inherit; }
  button { font: inherit; margin-top: 16px; padding: 8px 16px; border: 0; border-radius: 8px; background: var(--accent); color: var(--page); cursor: pointer; }
`;

/** A small page of the sandbox without external assets. `style` is added to the shared styles. */
export const page = (title: string, content: ReturnType<typeof html>, style = ''): ReturnType<typeof html> =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – sandbox</title>
        <style>
          ${raw(STYLE + style)}
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html>`;
