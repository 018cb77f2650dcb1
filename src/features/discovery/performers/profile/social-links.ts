interface SocialLink {
  label: string;
  href: string;
}

interface Network {
  label: string;
  /** URL prefix of its profiles; the username follows. */
  page?: string;
}

const LINKED_IN: Network = { label: 'LinkedIn', page: 'linkedin.com/in/' };

/** Covers both spellings that servers use (contract B.2). */
const NETWORKS = new Map<string, Network>([
  ['facebook', { label: 'Facebook', page: 'facebook.com/' }],
  ['twitter', { label: 'X', page: 'x.com/' }],
  ['google', { label: 'Google' }],
  ['instagram', { label: 'Instagram', page: 'instagram.com/' }],
  ['tiktok', { label: 'TikTok', page: 'tiktok.com/@' }],
  ['youtube', { label: 'YouTube', page: 'youtube.com/@' }],
  ['linkedin', LINKED_IN],
  ['linkedIn', LINKED_IN],
]);

function getUrl(value: string, page: string | undefined): URL | null {
  const text = value.trim();
  const url = /^(www\.|[\w-]+(\.[\w-]+)+\/)/i.test(text) ? `https://${text}` : text;
  if (URL.canParse(url)) return new URL(url);
  const [, username] = /^@?(\w[\w.-]*)$/.exec(text) ?? [];
  return page !== undefined && username !== undefined
    ? new URL(`https://${page}${encodeURIComponent(username)}`)
    : null;
}

/**
 * Links to a performer's profiles on other sites. The fields are free text, so only URLs (also without
 * `https://`) and usernames on known sites become links.
 */
export function socialLinks(socialsLink: Readonly<Record<string, string>> | undefined): SocialLink[] {
  return Object.entries(socialsLink ?? {}).flatMap(([name, value]) => {
    const network = NETWORKS.get(name);
    const url = getUrl(value, network?.page);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    return [{ label: network?.label ?? url.hostname, href: url.href }];
  });
}
