import type { CampaignUpdateView } from '@livres/api/contract';
import type { SiteIdentity } from '../../shared/api/load-context';
import { breadcrumbData } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import { updatesContent as content } from './campaign-updates.content';
import { updatePaths } from './update-paths';

/** What search engines read of an update (schema.org): the way to it, and what it says of which campaign. */
export function updateStructuredData(update: CampaignUpdateView, site: SiteIdentity): object[] {
  const { campaign, slug, title, excerpt, date, updated_at } = update;
  const publisher = { '@type': 'NGO', name: site.name, url: site.url };
  const written = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    url: site.url + updatePaths.one(campaign.slug, slug),
    image: site.url + paths.campaignPicture(campaign.slug),
    datePublished: date,
    dateModified: updated_at,
    inLanguage: 'fr',
    author: publisher,
    publisher,
    about: { '@type': 'Project', name: campaign.title, url: site.url + paths.campaign(campaign.slug) },
  };
  const breadcrumb = breadcrumbData(site, [
    { label: content.campaigns, to: paths.campaigns() },
    { label: campaign.title, to: paths.campaign(campaign.slug) },
    { label: title, to: updatePaths.one(campaign.slug, slug) },
  ]);
  return [breadcrumb, written];
}
