/** User agents of search engines and link-preview services, which read public pages and can't confirm an age. */
const CRAWLER =
  /googlebot|google-inspectiontool|storebot-google|googleother|bingbot|bingpreview|slurp|duckduckbot|baiduspider|yandex(bot|images|video)|applebot|petalbot|seznambot|qwantify|facebookexternalhit|facebot|twitterbot|linkedinbot|pinterest(bot)?\/|slackbot|telegrambot|whatsapp|discordbot|redditbot|mastodon|ia_archiver|archive\.org_bot/i;

/** True for the `User-Agent` of a known crawler. The header can be forged. */
export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? '');
