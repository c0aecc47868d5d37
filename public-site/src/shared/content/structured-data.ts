import type { MetaDescriptor } from 'react-router';
import type { SiteIdentity } from '../api/load-context';
import { paths } from '../paths';

/** The way from the home page to this one, for search engines (schema.org). */
export function breadcrumbData(site: SiteIdentity, trail: readonly { label: string; to: string }[]): object {
  const steps = [{ label: 'Accueil', to: '/' }, ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.url + to,
    })),
  };
}

/** The association itself, for search engines (schema.org). */
export function organizationData(site: SiteIdentity, description: string): object {
  const networks = Object.entries(site.settings).flatMap(([key, value]) =>
    key.startsWith('social_') && typeof value === 'string' && value ? [value] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: site.name,
    url: site.url,
    logo: `${site.url}/icon-512.png`,
    description,
    areaServed: 'Afrique',
    ...(site.contact_email ? { email: site.contact_email } : {}),
    ...(site.contact_phone ? { telephone: site.contact_phone } : {}),
    ...(site.settings.contact_address ? { address: site.settings.contact_address } : {}),
    ...(networks.length > 0 ? { sameAs: networks } : {}),
  };
}

/** The site and how to search it, for search engines (schema.org). */
export function websiteData(site: SiteIdentity): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: 'fr',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url + paths.search()}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The act of giving, to the association or to one of its campaigns (schema.org). */
export function donateActionData(site: SiteIdentity, campaignSlug?: string): object {
  return {
    '@type': 'DonateAction',
    recipient: { '@type': 'NGO', name: site.name, url: site.url },
    target: site.url + paths.give(campaignSlug),
  };
}

/** A list of scholarships, for search engines (schema.org). */
export function scholarshipListData(site: SiteIdentity, ids: readonly number[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: ids.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: site.url + paths.scholarship(id),
    })),
  };
}

/** Meta tags that carry such data. */
export function structuredTags(...entries: object[]): MetaDescriptor[] {
  return entries.map((entry) => ({ 'script:ld+json': entry }));
}
