import sanitizeHtml from 'sanitize-html';

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Whether an address leads to a page, a mail or a call, read as browsers read it. */
const leadsSomewhere = (href: string): boolean => URL.canParse(href, 'https://own.invalid') && SCHEMES.includes(new URL(href, 'https://own.invalid').protocol.slice(0, -1));

const link: sanitizeHtml.Transformer = (tagName, attribs) => ({ tagName, attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener nofollow ugc' } : attribs });

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption',
    'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span', 'div',
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'width', 'height', 'title', 'loading'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: SCHEMES,
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // An address that goes by the page's own is another one on every page, and a picture on none.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^(https?:\/\/|\/(?!\/))/i.test(attribs.src ?? ''),
  transformTags: {
    // One h1 a page, and it is the page's own.
    h1: 'h2',
    // What leads nowhere must not look as if it did.
    a: (tagName, attribs) => (attribs.href && leadsSomewhere(attribs.href) ? link(tagName, attribs) : { tagName: 'span', attribs: {} }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }),
  },
};

/**
 * HTML from the server or from people, reduced by an allow-list to text, links, pictures and tables: no scripts, no event
 * handlers, no styles, no `javascript:` addresses. Heavy: load it where it is needed, or use it on the server.
 */
export const sanitize = (html: string): string => sanitizeHtml(html, options);
