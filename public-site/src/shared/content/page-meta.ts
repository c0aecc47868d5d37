import type { MetaDescriptor } from 'react-router';
import type { SiteIdentity } from '../api/load-context';

interface PageDescription {
  site: SiteIdentity | undefined;
  title: string;
  description: string;
  /** Path of the page's one true address. */
  path: string;
  /** Instead of the one that the front door draws for this page. */
  image?: string;
  type?: 'website' | 'article';
  isHidden?: boolean;
}

/** Title, description, canonical address, Open Graph and Twitter tags of a page. */
export function pageMeta({
  site,
  title,
  description,
  path,
  image = picturePath(path),
  type = 'website',
  isHidden = false,
}: PageDescription): MetaDescriptor[] {
  const name = site?.name ?? '';
  const origin = site?.url ?? '';
  const fullTitle = title === name || !name ? title : `${title} | ${name}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...pictureTags(origin + image, title),
    ...(isHidden ? [{ name: 'robots', content: 'noindex, nofollow' }] : []),
  ];
}

// See server/og/page-pictures.ts.
export function picturePath(path: string): string {
  const [page = '/'] = path.split('?');
  return `/og${page === '/' ? '/accueil' : page}.png`;
}

function pictureTags(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:image', content: address },
  ];
}

/** The association, as the root route read it. */
export function siteOf(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): SiteIdentity | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { site: SiteIdentity }
    | undefined;
  return root?.site;
}
