import { describedPage } from '../../shared/content/describedPage';
import { paths } from '../../shared/paths';
import { aboutContent, communityContent } from '../../about/about.content';
import { CommunityPage } from '../../about/CommunityPage';
import type { Route } from './+types/community';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = communityContent;
  return describedPage(matches, {
    title,
    description,
    path: paths.community(),
    trail: [{ label: aboutContent.title, to: paths.about() }],
  });
}

export default function CommunityRoute() {
  return <CommunityPage />;
}
