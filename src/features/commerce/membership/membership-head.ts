import { paths } from '@/lib/page/paths';
import { createOffer, trailFromHome, type JsonLd, type PageHead, type SiteFacts } from '@/lib/page/seo';
import type { MembershipPage } from './membership.loader';

export function membershipHead({ plans }: MembershipPage, site: SiteFacts): PageHead {
  const offered = plans.ok ? plans.content : [];
  const description = `One membership for everything performers on ${site.siteName} publish for members. Compare plans and prices, cancel anytime.`;
  const product: JsonLd = {
    '@type': 'Product',
    name: `${site.siteName} membership`,
    description,
    url: site.siteUrl + paths.membership,
    image: [`${site.siteUrl}/share.png`],
    offers: offered.map((plan) => ({
      ...createOffer(site, { price: plan.price, path: paths.membership, available: true }),
      name: plan.name,
    })),
  };
  return {
    title: 'Membership',
    description,
    canonical: paths.membership,
    jsonLd: [
      ...(offered.length > 0 ? [product] : []),
      trailFromHome(site, { name: 'Membership', path: paths.membership }),
    ],
  };
}
