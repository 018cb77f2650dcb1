import sanitizeHtml from 'sanitize-html';

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** True for http(s), mailto and tel URLs, parsed as browsers do. */
const hasAllowedTarget = (href: string): boolean =>
  URL.canParse(href, 'https://own.invalid') &&
  SCHEMES.includes(new URL(href, 'https://own.invalid').protocol.slice(0, -1));

const transformLink: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener nofollow ugc' } : attribs,
});

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'title', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: SCHEMES,
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // A page-relative URL would differ per page, so such pictures are removed.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^(https?:\/\/|\/(?![/\\]))/i.test(attribs.src ?? ''),
  transformTags: {
    // A page has one h1, its own.
    h1: 'h2',
    // An element without a target must not look like a link.
    a: (tagName, attribs) =>
      attribs.href && hasAllowedTarget(attribs.href)
        ? transformLink(tagName, attribs)
        : { tagName: 'span', attribs: {} },
  },
};

/** Resolves a root-relative URL against that of the API, as in media fields. */
const resolveUrl = (src: string, apiUrl: string): string =>
  /^\/(?![/\\])/.test(src) && URL.canParse(src, apiUrl) ? new URL(src, apiUrl).href : src;

/**
 * Sanitizes HTML by an allowlist to text, links, pictures and tables: no scripts, event handlers, styles or
 * `javascript:` URLs. Root-relative pictures are loaded from `apiUrl`, the public URL of the API, if given. The module is
 * large, so import it lazily or use it on the server.
 */
export const sanitize = (html: string, apiUrl = ''): string =>
  sanitizeHtml(html, {
    ...options,
    transformTags: {
      ...options.transformTags,
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: resolveUrl(attribs.src ?? '', apiUrl), alt: attribs.alt ?? '', loading: 'lazy' },
      }),
    },
  });
