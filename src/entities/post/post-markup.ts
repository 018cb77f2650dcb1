import { BOLD, ITALIC } from '@/lib/format/text';

export { withoutMarks } from '@/lib/format/text';

/*
 * Posts are written as plain text with a few marks: **bold**, _italic_, [label](https://…), URLs, and lines that
 * start with "- " or "1. ".
 */

const LINK =
  /\[([^[\]\n]{1,200})\]\((https?:\/\/[^\s()"<]+)\)|\bhttps?:\/\/(?:(?!&(?:quot|gt|lt|#39);)[^\s"<])*(?!&(?:quot|gt|lt|#39);)[^\s"<.,:;!?)\]'*_]/g;
const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+/;
/** What ends a line in the HTML of servers. */
const BREAK = /(?:<br\s*\/?>\s*|\n)/;

/** Formats escaped text. URLs stay as they are, whatever they contain. */
function formatInline(text: string): string {
  const formatMarks = (plain: string) => plain.replace(BOLD, '<strong>$1</strong>').replace(ITALIC, '<em>$1</em>');
  let html = '';
  let end = 0;
  const links: string[] = [];
  // Marks may enclose links, so they are replaced around placeholders.
  for (const { index, 0: whole, 1: label, 2: href = whole } of text.matchAll(LINK)) {
    html += `${text.slice(end, index)}\u0000`;
    links.push(`<a href="${href}">${label ?? whole}</a>`);
    end = index + whole.length;
  }
  return formatMarks(html + text.slice(end)).replaceAll('\u0000', () => links.shift() ?? '');
}

/** Formats the text between tags; links and code stay. */
function formatText(html: string): string {
  let closed = 0;
  return html
    .replaceAll('\u0000', '')
    .split(/(<[^>]*>)/)
    .map((part) => {
      const tag = /^<(\/?)(a|code|pre)\b/i.exec(part);
      if (tag) closed += tag[1] ? -1 : 1;
      return part.startsWith('<') || closed > 0 ? part : formatInline(part);
    })
    .join('');
}

/** Turns the lines of a paragraph that start like list items into lists. */
function formatBlock(inner: string, attributes = ''): string {
  const blocks: { tag: 'p' | 'ul' | 'ol'; lines: string[] }[] = [];
  for (const line of inner.split(BREAK)) {
    const [mark = '', number] = ITEM.exec(line) ?? [];
    const last = blocks.at(-1);
    // Lists start at 1, so that a line such as "2026. A good year" isn't one.
    const isNumbered = number === '1' || (number !== undefined && last?.tag === 'ol');
    const tag = isNumbered ? 'ol' : mark !== '' && number === undefined ? 'ul' : 'p';
    const text = tag === 'p' ? line : line.slice(mark.length);
    if (last?.tag === tag) last.lines.push(text);
    else blocks.push({ tag, lines: [text] });
  }
  return blocks
    .map(({ tag, lines }) =>
      tag === 'p'
        ? `<p${attributes}>${lines.join('<br>')}</p>`
        : `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`,
    )
    .join('');
}

/**
 * Formats the marks in the sanitized HTML of a post. HTML with formatting of its own keeps it; text without paragraphs
 * gets some.
 */
export function formatMarkup(html: string): string {
  const paragraphs = /<(?:p|div|ul|ol|br|h\d|table|blockquote)\b/i.test(html)
    ? html
    : html
        .split(/\n\s*\n/)
        .filter((text) => text.trim() !== '')
        .map((text) => `<p>${text.trim()}</p>`)
        .join('');
  return formatText(
    paragraphs.replace(/<p((?:\s[^>]*)?)>([\s\S]*?)<\/p>/gi, (whole, attributes: string, inner: string) =>
      inner.split(BREAK).some((line) => ITEM.test(line)) ? formatBlock(inner, attributes) : whole,
    ),
  );
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The HTML of a post's text, for previews. */
export const textToHtml = (text: string): string =>
  formatMarkup(
    text
      .trim()
      .replace(/[&<>"]/g, (character) => ESCAPED[character] ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => `<p>${paragraph.split('\n').join('<br>')}</p>`)
      .join(''),
  );
