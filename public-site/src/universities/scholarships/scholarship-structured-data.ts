import { DEFAULT_DURATION_MONTHS, type Scholarship } from '@livres/api/contract';
import type { SiteIdentity } from '../../shared/api/load-context';
import { breadcrumbData } from '../../shared/content/structured-data';
import { paths, pathTo } from '../../shared/paths';
import { detailContent, detailDescription } from './scholarship-detail.content';

const SCHEMA = 'https://schema.org';

/** What search engines read of a scholarship (schema.org): the way to it, the grant, and the studies that it opens. */
export function scholarshipStructuredData(scholarship: Scholarship, site: SiteIdentity): object[] {
  const { id, title, organization, amount } = scholarship;
  const url = site.url + paths.scholarship(id);
  const funder = { '@type': 'Organization', name: organization };
  return [
    breadcrumbData(site, [
      { label: detailContent.universities, to: pathTo('/universites') },
      { label: detailContent.scholarships, to: paths.scholarships() },
      { label: title, to: paths.scholarship(id) },
    ]),
    {
      '@context': SCHEMA,
      '@type': 'MonetaryGrant',
      '@id': `${url}#bourse`,
      name: title,
      description: detailDescription(scholarship),
      url,
      funder,
      ...(amount !== null && { amount: { '@type': 'MonetaryAmount', currency: 'EUR', value: amount } }),
    },
    studies(scholarship, url, funder),
  ];
}

function studies(scholarship: Scholarship, url: string, provider: object): object {
  const { title, level_display, field_of_study, deadline, duration_months, country } = scholarship;
  return {
    '@context': SCHEMA,
    '@type': 'EducationalOccupationalProgram',
    name: title,
    description: `${level_display}, ${field_of_study}, ${country}`,
    url,
    provider,
    applicationDeadline: deadline,
    educationalCredentialAwarded: level_display,
    occupationalCategory: field_of_study,
    timeToComplete: `P${duration_months ?? DEFAULT_DURATION_MONTHS}M`,
  };
}
