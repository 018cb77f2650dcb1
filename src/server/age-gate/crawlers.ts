/** Search engines and services that show previews, by what they call themselves. They come for what is public and confirm nothing. */
const CRAWLER =
  /googlebot|google-inspectiontool|storebot-google|googleother|bingbot|bingpreview|slurp|duckduckbot|baiduspider|yandex(bot|images|video)|applebot|petalbot|seznambot|qwantify|facebookexternalhit|facebot|twitterbot|linkedinbot|pinterest(bot)?\/|slackbot|telegrambot|whatsapp|discordbot|redditbot|mastodon|ia_archiver|archive\.org_bot/i;

/** Whether a request comes from a known crawler, as far as its `User-Agent` can be believed. */
export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? '');
