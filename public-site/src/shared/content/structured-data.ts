import type { MetaDescriptor } from 'react-router';
import type { SiteIdentity } from '../api/load-context';

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
  };
}

/** Meta tags that carry such data. */
export function structuredTags(...entries: object[]): MetaDescriptor[] {
  return entries.map((entry) => ({ 'script:ld+json': entry }));
}
