interface SocialLink {
  label: string;
  href: string;
}

/** Covers both spellings that servers use (contract B.2). */
const LABELS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'X',
  google: 'Google',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  linkedIn: 'LinkedIn',
};

/** Links to a performer's profiles on other sites. The fields are free text, so only web addresses become links. */
export function socialLinks(socialsLink: Readonly<Record<string, string>> | undefined): SocialLink[] {
  return Object.entries(socialsLink ?? {}).flatMap(([name, value]) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    return [{ label: LABELS[name] ?? url.hostname, href: url.href }];
  });
}
