import { randomBytes } from 'node:crypto';
import { miscOperations } from '@/contract/misc';
import { settingsOperations } from '@/contract/settings';
import { sendEnquiryMail } from '../accounts/mails';
import type { Context } from '../context';
import { above, always, and, is, mentions } from '../db/conditions';
import { getCountry } from '../geo/country';
import { route, type Route } from '../http/route';
import { LISTED_VIDEO } from './listing';
import { publicSettings, settingsByKey } from '../views/settings';

/** Settings, lists and small site-wide calls. */
export function siteRoutes(context: Context): Route[] {
  const { store, now } = context;
  return [
    route(settingsOperations.getSettings, ({ query }) => publicSettings(store, query.group ?? 'all')),
    route(settingsOperations.getSettingKeys, ({ body }) => settingsByKey(store, body.keys)),

    route(miscOperations.checkCountry, ({ ipAddress }) => {
      const country = getCountry(store, ipAddress);
      return { blocked: country !== null && store.list('blockedCountries').includes(country), countryCode: country };
    }),

    route(miscOperations.getSearchTotals, ({ query }) => {
      const active = and([is('status', 'active'), query.q ? mentions(query.q) : always]);
      return {
        totalPerformers: store.performers.count(active),
        totalVideos: store.videos.count(and([LISTED_VIDEO, active])),
        totalGalleries: store.galleries.count(and([active, above('numOfItems', 0)])),
        totalProducts: store.products.count(active),
      };
    }),

    route(miscOperations.sendContact, ({ body }) => {
      const timestamp = now().toISOString();
      store.enquiries.insert({
        _id: randomBytes(12).toString('hex'),
        ...body,
        createdAt: timestamp,
        updatedAt: timestamp,
      });
      sendEnquiryMail(context, body);
      return { success: true };
    }),

    // Without a provider, every token is valid except `wrong`.
    route(miscOperations.verifyCaptcha, ({ body }) => ({ success: body.token !== 'wrong' })),

    route(miscOperations.listCountries, () => store.list('countries')),
    route(miscOperations.listLanguages, () => store.list('languages')),
    route(miscOperations.listPhoneCodes, () => store.list('phoneCodes')),
    route(miscOperations.getUserAdditional, () => store.list('userAdditional')),
  ];
}
