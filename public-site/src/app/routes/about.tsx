import { describedPage } from '../../shared/content/describedPage';
import { siteOf } from '../../shared/content/pageMeta';
import { organizationData, structuredTags } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import { aboutContent } from '../../about/about.content';
import { AboutPage } from '../../about/AboutPage';
import type { Route } from './+types/about';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = aboutContent;
  const site = siteOf(matches);
  const tags = describedPage(matches, { title, description, path: paths.about() });
  return site ? [...tags, ...structuredTags(organizationData(site, description))] : tags;
}

export default function AboutRoute() {
  return <AboutPage />;
}
