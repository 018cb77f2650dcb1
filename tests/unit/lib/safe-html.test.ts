/** @jest-environment jest-fixed-jsdom */
import { sanitize } from '@/lib/safe-html';

test.each([
  ['<script>alert(1)</script>ok', 'ok'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="/x.png" onerror=alert(1)>', '<img src="/x.png" alt="" loading="lazy" />'],
  ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<span>x</span>'],
  ['<p style="position:fixed">x</p>', '<p>x</p>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<a href="/contact">Contact</a>', '<a href="/contact">Contact</a>'],
])('%s becomes %s', (dirty, clean) => {
  expect(sanitize(dirty)).toBe(clean);
});

test.each([
  ['/files/x.png', 'https://api.example/files/x.png'],
  ['https://cdn.example/x.png', 'https://cdn.example/x.png'],
])('a picture at %s is loaded from %s', (src, url) => {
  const html = sanitize(`<img src="${src}"><a href="/contact">Contact</a>`, 'https://api.example/v1');
  expect(html).toBe(`<img src="${url}" alt="" loading="lazy" /><a href="/contact">Contact</a>`);
  expect(sanitize(html, 'https://api.example/v1')).toBe(html);
});

test('page-relative pictures and those without a URL are removed, with the URL of the API too', () => {
  for (const picture of [
    '<img src="x.png">',
    '<img>',
    '<img src="//evil.test/x.png">',
    '<img src="/\\evil.test/x.png">',
  ])
    expect([picture, sanitize(picture, 'https://api.example')]).toEqual([picture, '']);
});

test('external links pass no rank and no opener', () => {
  expect(sanitize('<a href="https://x.example">x</a>')).toContain('rel="noopener nofollow ugc"');
});

describe('sanitizing attacks', () => {
  const RUN = 'alert(1)';
  /**
   * Scripts as elements, attributes and URLs, obfuscated URLs, and sequences that end comments, raw text and
   * foreign content early.
   */
  const PAYLOADS = [
    `<script>${RUN}</script>`,
    `<script src=//evil.test></script>`,
    `<ScRiPt/x>${RUN}</sCrIpT >`,
    `<script>/*`,
    `<script`,
    `<<script>${RUN}//<</script>`,
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `<img src=x onerror=${RUN}>`,
    `<img src="/a.png" onerror="${RUN}">`,
    `<img/src="/a.png"/onload=${RUN}>`,
    `<img src=\`x\` onerror=${RUN}>`,
    `<img src='/a.png'"onerror=${RUN}//'>`,
    `<img """><script>${RUN}</script>">`,
    `<img src="javascript:${RUN}">`,
    `<img src="data:image/svg+xml;base64,PHN2Zy8+">`,
    `<img src=//evil.test/x.png>`,
    `<img srcset="javascript:${RUN} 1x">`,
    `<img src="/a.png" style="background:url(javascript:${RUN})">`,
    `<img src="\\\\evil.test/x">`,
    `<a href="javascript:${RUN}">a</a>`,
    `<a href="JaVaScRiPt:${RUN}">a</a>`,
    `<a href=" javascript:${RUN}">a</a>`,
    `<a href="java\tscript:${RUN}">a</a>`,
    `<a href="java\nscript:${RUN}">a</a>`,
    `<a href="java\rscript:${RUN}">a</a>`,
    `<a href="java\0script:${RUN}">a</a>`,
    `<a href="\x01javascript:${RUN}">a</a>`,
    `<a href="\u00a0javascript:${RUN}">a</a>`,
    `<a href="&#106;avascript:${RUN}">a</a>`,
    `<a href="&#x6A;avascript:${RUN}">a</a>`,
    `<a href="javascript&colon;${RUN}">a</a>`,
    `<a href="java&Tab;script:${RUN}">a</a>`,
    `<a href="java&NewLine;script:${RUN}">a</a>`,
    `<a href="&#0000106avascript:${RUN}">a</a>`,
    `<a href="javascript&#58;${RUN}">a</a>`,
    `<a href="&amp;#106;avascript:${RUN}">a</a>`,
    `<a href="view-source:javascript:${RUN}">a</a>`,
    `<a href="feed:javascript:${RUN}">a</a>`,
    `<a href="vbscript:${RUN}">a</a>`,
    `<a href="data:text/html,<script>${RUN}</script>">a</a>`,
    `<a href="blob:https://site.test/1">a</a>`,
    `<a href="file:///etc/passwd">a</a>`,
    `<a href="//evil.test" onclick="${RUN}">a</a>`,
    `<a href="/x" onmouseover=${RUN}>a</a>`,
    `<a href="/x" on\x0bclick=${RUN}>a</a>`,
    `<a href="/x" formaction="javascript:${RUN}">a</a>`,
    `<a xlink:href="javascript:${RUN}">a</a>`,
    `<a href="/x" target="_blank" ping="//evil.test" download>a</a>`,
    `<a href="https://user:pass@evil.test" id="main" name="body" class="x">a</a>`,
    `<p id=attributes name=innerHTML style="position:fixed;inset:0" class=overlay data-x=1 tabindex=0 autofocus onfocus=${RUN}>a</p>`,
    `<svg onload=${RUN}>`,
    `<svg/onload=${RUN}//`,
    `<svg><script>${RUN}</script></svg>`,
    `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
    `<svg><a xlink:href="javascript:${RUN}"><text>a</text></a></svg>`,
    `<svg><use href="data:image/svg+xml,<svg onload=${RUN}>#x">`,
    `<svg><style><img src=x onerror=${RUN}></style></svg>`,
    `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></foreignObject></svg>`,
    `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
    `<svg><desc><![CDATA[</desc><script>${RUN}</script>]]></svg>`,
    `<svg><title><img src=x onerror=${RUN}></title></svg>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
    `<math><mi><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=${RUN} src=1>">`,
    `<math href="javascript:${RUN}">a</math>`,
    `<math><annotation-xml encoding="text/html"><script>${RUN}</script></annotation-xml></math>`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
    `<form action="javascript:${RUN}"><input type=submit formaction="javascript:${RUN}"><button>a</button></form>`,
    `<input onfocus=${RUN} autofocus>`,
    `<select onfocus=${RUN} autofocus>`,
    `<button popovertarget=x onclick=${RUN}>a</button>`,
    `<iframe src="javascript:${RUN}"></iframe>`,
    `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
    `<object data="javascript:${RUN}"></object>`,
    `<embed src="javascript:${RUN}">`,
    `<applet code=x></applet>`,
    `<frameset onload=${RUN}><frame src="javascript:${RUN}"></frameset>`,
    `<portal src="//evil.test"></portal>`,
    `<base href="//evil.test/">`,
    `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
    `<link rel=stylesheet href="//evil.test/x.css">`,
    `<style>@import '//evil.test/x.css';</style>`,
    `<style>*{background:url(javascript:${RUN})}</style>`,
    `<body onload=${RUN}>`,
    `<html onmouseover=${RUN}>`,
    `<video src=x onerror=${RUN}><source onerror=${RUN}></video>`,
    `<audio src onloadstart=${RUN}>`,
    `<details open ontoggle=${RUN}>a</details>`,
    `<marquee onstart=${RUN}>a</marquee>`,
    `<dialog open onclose=${RUN}>a</dialog>`,
    `<x onclick=${RUN}>a</x>`,
    `<custom-element onclick=${RUN}>a</custom-element>`,
    `<template><script>${RUN}</script></template>`,
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
    `<textarea><p title="</textarea><img src=x onerror=${RUN}>">`,
    `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
    `<title><p title="</title><img src=x onerror=${RUN}>">`,
    `<noembed><p title="</noembed><img src=x onerror=${RUN}>">`,
    `<plaintext><img src=x onerror=${RUN}>`,
    `<iframe><p title="</iframe><img src=x onerror=${RUN}>">`,
    `<style><p title="</style><img src=x onerror=${RUN}>">`,
    `<option><style></option></select><img src=x onerror=${RUN}></style>`,
    `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`,
    `<xmp>&lt;/xmp&gt;<img src=x onerror=${RUN}></xmp>`,
    `<!--><img src=x onerror=${RUN}>-->`,
    `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
    `<!-- --!><img src=x onerror=${RUN}> -->`,
    `<![CDATA[<img src=x onerror=${RUN}>]]>`,
    `<?xml version="1.0"?><script>${RUN}</script>`,
    `<?php echo '<script>${RUN}</script>' ?>`,
    `<!DOCTYPE x [<!ENTITY a "<script>${RUN}</script>">]>&a;`,
    `&lt;script&gt;${RUN}&lt;/script&gt;`,
    `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
    `<p title="&quot;><img src=x onerror=${RUN}>">a</p>`,
    `<img alt="--><script>${RUN}</script>" src="/a.png">`,
    `<td background="javascript:${RUN}" colspan="1 onclick=${RUN}">a</td>`,
    `<table background="javascript:${RUN}"><tr><td>a</table>`,
    `<img width="1&quot; onerror=&quot;${RUN}" src="/a.png">`,
    `<a title='"onmouseover=${RUN} x="' href='/x'>a</a>`,
    `<a href="https:javascript:${RUN}">a</a>`,
    `<a href="http://[::1">a</a>`,
    `<a href="mailto:a@b.test?body=<script>${RUN}</script>">a</a>`,
    `\ufeff<script>${RUN}</script>`,
    `<p>\u2028<script>${RUN}</script>`,
    `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  ];
  const WRAPPERS = [
    '$',
    '<table><tr><td>$',
    '<svg><p>$',
    '<math><mtext>$',
    '<select><option>$',
    '<textarea>$',
    '<!-- $',
    '<blockquote title="$">',
  ];
  const TAGS =
    /^(H[2-4]|P|BR|HR|BLOCKQUOTE|PRE|CODE|UL|OL|LI|DL|DT|DD|STRONG|B|EM|I|U|S|SMALL|SUB|SUP|A|IMG|FIGURE|FIGCAPTION|TABLE|THEAD|TBODY|TR|TH|TD|SPAN|DIV)$/;
  const ATTRIBUTES = /^(href|title|rel|src|alt|width|height|loading|scope|colspan|rowspan)$/;

  const { body } = document.implementation.createHTMLDocument();

  /** Everything dangerous in a piece of HTML, as a browser parses it. */
  function dangersIn(html: string): string[] {
    body.innerHTML = html;
    return [...body.querySelectorAll('*')].flatMap((element) => {
      const [link, picture] = [element.getAttribute('href'), element.getAttribute('src')];
      const found = [...element.attributes]
        .filter(({ name }) => !ATTRIBUTES.test(name))
        .map(({ name }) => `${element.tagName} ${name}`);
      if (!TAGS.test(element.tagName)) found.push(element.tagName);
      if (link !== null && !/^(https?|mailto|tel):$/.test(new URL(link, 'https://site.test').protocol))
        found.push(link);
      if (picture !== null && !/^https?:$/.test(new URL(picture, 'https://site.test').protocol)) found.push(picture);
      return found;
    });
  }

  test.each(WRAPPERS)('sanitize: leaves no script, handler or URL that runs inside %s', (wrapper) => {
    const found = PAYLOADS.map((payload) => {
      const dangers = dangersIn(sanitize(wrapper.replace('$', () => payload)));
      // Parsing the browser's own serialization must not find more (mutation XSS).
      return [payload, ...dangers, ...dangersIn(body.innerHTML)];
    });
    expect(found.filter(([, ...dangers]) => dangers.length > 0)).toEqual([]);
  });
});
