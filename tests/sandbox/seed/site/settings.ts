import { picturePath } from '../../media/picture-kinds';
import { PAGES } from '../content/pages';
import { pageId } from '../content/posts';
import { SITE_COMMISSION, TOKEN_PRICE } from '../money/records';
import type { SettingGroup, SettingRow } from '../rows/site';

const FOOTER =
  '<p><strong>Encore</strong> is a stage for musicians, dancers, cooks and trainers.</p><p>Questions? <a href="/contact">Contact us</a>. © Encore</p>';

/** Every setting, public or not. `host` is the host of the media server for browsers, without a scheme. */
export function settings(host: string): SettingRow[] {
  const group = (name: SettingGroup, values: Record<string, SettingRow['value']>, isPublic = true): SettingRow[] =>
    Object.entries(values).map(([key, value]) => ({ key, value, group: name, public: isPublic }));
  const pages = Object.fromEntries(PAGES.flatMap(({ role, slug }) => (role ? [[role, pageId(slug)]] : [])));
  return [
    ...group('general', {
      siteName: 'Encore',
      logoUrl: '/files/site/logo.svg',
      favicon: '/files/site/favicon.svg',
      loginPlaceholderImage: picturePath('site', 'aria-verse-login', '960x1200'),
      footerContent: FOOTER,
      maintenanceMode: false,
      requireEmailVerification: true,
    }),
    ...group('currency', { currency: 'USD', currencySymbol: '$' }),
    ...group('custom', {
      homeTitle: 'Encore: music, dance, food and training from the people who make it',
      homeMetaKeywords: 'live music, dance, cooking, training, concerts, lessons',
      homeMetaDescription:
        'Watch, learn and talk with musicians, dancers, cooks and trainers. Videos, galleries, live shows and merch.',
      metaKeywords: 'performers, live, videos, galleries, shop',
      metaDescription: 'Encore is where performers publish what they make.',
      headerScript: '',
      afterBodyScript: '',
      ageGate: false,
      ageGateDays: 30,
      ageGateLeaveUrl: 'https://www.wikipedia.org/',
    }),
    ...group('analytics', { gaCode: '' }),
    ...group('page', { ...pages, bannerAutoplaySpeed: 5000 }),
    ...group('ant', {
      AntMediaAppname: 'LiveApp',
      AntMediaEnterprise: false,
      viewerURL: host,
      publisherURL: host,
      subscriberUrl: host,
      optionForBroadcast: 'hls',
      optionForGroup: 'hls',
      optionForPrivate: 'webrtc',
      secureOption: false,
    }),
    ...group('captcha', { enableGoogleReCaptcha: false, googleReCaptchaSiteKey: '' }),
    ...group('payment', {
      ccbillEnable: true,
      stripePublishableKey: '',
      paymentGateway: 'ccbill',
      supportsIdempotencyKey: true,
      tokenConversionRate: TOKEN_PRICE,
      minimumTipPrice: 1,
      maximumTipPrice: 500,
      minimumSubscriptionPrice: 2.99,
      maximumSubscriptionPrice: 99.99,
      minimumWalletPrice: 4.99,
      maximumWalletPrice: 500,
      minimumPayoutAmount: 500,
      minimumPrivateMinutes: 1,
    }),
    ...group('landing', {
      userBenefit:
        '<ul><li>Videos, galleries and live shows in one place</li><li>Buy once, keep it in your library</li><li>Cancel in two clicks</li></ul>',
      modelBenefit:
        '<ul><li>You set the prices</li><li>You keep 80% of every sale</li><li>Request a payout anytime</li></ul>',
      performerVerifyNumber: 24,
    }),
    ...group('mail', { senderEmail: 'hello@encore.example', adminEmail: 'team@encore.example' }, false),
    ...group(
      'commission',
      {
        siteCommission: SITE_COMMISSION,
        googleReCaptchaSecretKey: 'not-a-real-key',
        AntMediaApiEndpoint: `http://${host}`,
      },
      false,
    ),
  ];
}
