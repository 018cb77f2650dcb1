import { z } from 'zod';
import { mediaUrl } from './fields';
import { EVERY_PAGE, type Operations } from './operation';
import { query, queryText } from './query';

export const menuItemSchema = z.object({
  _id: z.string().optional(),
  title: z.string(),
  path: z.string(),
  internal: z.boolean().optional().describe('A page of this site'),
  isNewTab: z.boolean().optional(),
  section: z.enum(['main', 'header', 'footer']).optional(),
  parentId: z.string().nullish(),
  ordering: z.number().optional(),
  help: z.string().optional(),
  public: z.boolean().optional(),
  isPage: z.boolean().optional(),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** Public settings of the site. A site may have further keys and may omit any of these. */
export const settingsSchema = z.looseObject(
  z
    .object({
      siteName: z.string(),
      logoUrl: mediaUrl,
      favicon: mediaUrl,
      loginPlaceholderImage: mediaUrl,
      footerContent: z.string().describe('HTML'),
      maintenanceMode: z.boolean(),
      requireEmailVerification: z.boolean(),
      menus: z.array(menuItemSchema),

      currency: z.string(),
      currencySymbol: z.string(),

      homeTitle: z.string(),
      homeMetaKeywords: z.string(),
      homeMetaDescription: z.string(),
      metaKeywords: z.string(),
      metaDescription: z.string(),
      headerScript: z.string().describe('Ignored'),
      afterBodyScript: z.string().describe('Ignored'),
      gaCode: z.string().describe('Ignored'),

      ageGate: z.boolean().describe('Guests must confirm their age first'),
      ageGatePageId: z.string().describe('Page with the text of the age gate'),
      ageGateDays: z.number().describe('How many days the confirmation is remembered; 30 if missing'),
      ageGateLeaveUrl: z.string().describe('Target of the Leave button'),

      welcomePageId: z.string(),
      homeContentPageId: z.string(),
      acceptanceSignupId: z.string(),
      contactPageId: z.string(),
      bannerAutoplaySpeed: z.number().describe('Milliseconds'),

      AntMediaAppname: z.string(),
      AntMediaEnterprise: z.boolean().describe('Streams also have an adaptive HLS playlist'),
      viewerURL: z.string().describe('Host, with or without a scheme'),
      publisherURL: z.string().describe('Host, with or without a scheme'),
      subscriberUrl: z.string().describe('Host, with or without a scheme; plays WebRTC in a cluster'),
      optionForBroadcast: z.string().describe('hls or webrtc'),
      optionForGroup: z.string(),
      optionForPrivate: z.string(),
      secureOption: z.boolean(),

      enableGoogleReCaptcha: z.boolean(),
      googleReCaptchaSiteKey: z.string(),

      ccbillEnable: z.boolean(),
      stripePublishableKey: z.string(),
      paymentGateway: z.string(),
      supportsIdempotencyKey: z
        .boolean()
        .describe('Payments with the same Idempotency-Key are processed once, however often they arrive'),
      tokenConversionRate: z.number(),
      minimumTipPrice: z.number(),
      maximumTipPrice: z.number(),
      minimumSubscriptionPrice: z.number(),
      maximumSubscriptionPrice: z.number(),
      minimumWalletPrice: z.number(),
      maximumWalletPrice: z.number(),
      minimumPayoutAmount: z.number().describe('Tokens'),
      siteCommission: z
        .number()
        .describe('The share of each sale that the site keeps, from 0 to 1; most sites keep it secret'),

      userBenefit: z.string(),
      modelBenefit: z.string(),
      performerVerifyNumber: z.number(),
      minimumPrivateMinutes: z.number().describe('Minimum length of a private show; 1 if missing'),
    })
    .partial().shape,
);
export type Settings = z.infer<typeof settingsSchema>;

export const settingsQuery = query({
  group: queryText.describe('all, general, currency, custom, analytics, page, ant, captcha, payment, landing'),
});

export const settingKeysBody = z.object({ keys: z.array(z.string(), 'Name the settings.') });

export const settingsOperations = {
  getSettings: {
    method: 'GET',
    path: '/settings/public',
    auth: 'none',
    pages: EVERY_PAGE,
    summary: 'Public settings of one group, or of all',
    query: settingsQuery,
    data: settingsSchema,
  },
  getSettingKeys: {
    method: 'POST',
    path: '/settings/keys',
    auth: 'none',
    pages: [],
    summary: 'Some public settings by name; unknown names are omitted',
    body: settingKeysBody,
    data: settingsSchema,
  },
} satisfies Operations;
