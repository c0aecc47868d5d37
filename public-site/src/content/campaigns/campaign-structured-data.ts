import { campaignPhase, type Campaign } from '@livres/api/contract';
import type { SiteIdentity } from '../../shared/api/load-context';
import { breadcrumbData, donateActionData } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import { campaignContent } from './campaigns.content';

/** What search engines read of a campaign (schema.org): the way to it, and the act of giving while it takes gifts. */
export function campaignStructuredData(campaign: Campaign, site: SiteIdentity, now: Date): object[] {
  const address = site.url + paths.campaign(campaign.slug);
  const organization = { '@type': 'NGO', name: site.name, url: site.url };
  const project = {
    '@context': 'https://schema.org',
    '@type': 'Project',
    name: campaign.title,
    description: campaign.short_description,
    url: address,
    image: site.url + paths.campaignPicture(campaign.slug),
    parentOrganization: organization,
    ...(campaign.location ? { location: { '@type': 'Place', name: campaign.location } } : {}),
    ...(campaign.start_date ? { foundingDate: campaign.start_date } : {}),
    ...(campaign.end_date ? { dissolutionDate: campaign.end_date } : {}),
    ...(campaignPhase(campaign, now).donations_allowed
      ? { potentialAction: donateActionData(site, campaign.slug) }
      : {}),
  };
  const breadcrumb = breadcrumbData(site, [
    { label: campaignContent.campaigns, to: paths.campaigns() },
    { label: campaign.title, to: paths.campaign(campaign.slug) },
  ]);
  return [breadcrumb, project];
}
