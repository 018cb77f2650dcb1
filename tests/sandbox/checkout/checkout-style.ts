/** Styles of the checkout pages, added to the shared ones. */
export const CHECKOUT_STYLE = `
  body { max-width: 560px; }
  main { padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
  h1 { margin: 8px 0 24px; font-size: 24px; overflow-wrap: anywhere; }
  .provider, .times { margin: 0; color: var(--quiet); }
  .times { white-space: nowrap; }
  table { font-size: 16px; font-variant-numeric: tabular-nums; }
  td, th, th:first-child { width: auto; padding: 12px 0; overflow-wrap: anywhere; }
  td:last-child { padding-left: 16px; text-align: right; white-space: nowrap; }
  tfoot th, tfoot td { border-bottom: 0; font-weight: 600; color: var(--text); }
  .choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 16px; margin-top: 24px; }
  .choices form:first-child { grid-column: 1 / -1; }
  .choices p { margin: 4px 0 0; font-size: 14px; }
  button, .button { display: block; box-sizing: border-box; width: 100%; margin: 0; padding: 12px 16px; border: 1px solid var(--accent); border-radius: 8px; background: none; color: var(--accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none; }
  button.pay { background: var(--accent); color: var(--page); }
  button:focus-visible, .button:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
`;
