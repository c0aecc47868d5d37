import type { MetaDescriptor } from 'react-router';
import { pageMeta, siteOf } from './page-meta';
import { breadcrumbData, structuredTags } from './structured-data';

interface DescribedPage {
  title: string;
  description: string;
  path: string;
  /** Between the home page and this one. */
  trail?: readonly { label: string; to: string }[];
  isHidden?: boolean;
}

/** The meta tags of a page of text, its breadcrumb included. */
export function describedPage(
  matches: Parameters<typeof siteOf>[0],
  { title, description, path, trail = [], isHidden = false }: DescribedPage,
): MetaDescriptor[] {
  const site = siteOf(matches);
  const tags = pageMeta({ site, title, description, path, isHidden });
  if (!site) return tags;
  return [...tags, ...structuredTags(breadcrumbData(site, [...trail, { label: title, to: path }]))];
}
