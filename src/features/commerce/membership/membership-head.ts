import { paths } from '@/lib/page/paths';
import { createOffer, trailFromHome, type JsonLd, type PageHead, type SiteFacts } from '@/lib/page/seo';
import type { MembershipPage } from './membership.loader';

export function membershipHead({ plans }: MembershipPage, site: SiteFacts): PageHead {
  const offered = plans.ok ? plans.content : [];
  const offers = offered.flatMap(({ name, price }) => {
    const offer = createOffer(site, { price, path: paths.membership, available: true });
    return offer ? [{ ...offer, name }] : [];
  });
  const description = `One membership for everything performers on ${site.siteName} publish for members. Compare plans and prices, cancel anytime.`;
  const product: JsonLd = {
    '@type': 'Product',
    name: `${site.siteName} membership`,
    description,
    url: site.siteUrl + paths.membership,
    image: [`${site.siteUrl}/share.png`],
    offers,
  };
  return {
    title: 'Membership',
    description,
    canonical: paths.membership,
    jsonLd: [
      ...(offers.length > 0 ? [product] : []),
      trailFromHome(site, { name: 'Membership', path: paths.membership }),
    ],
  };
}
