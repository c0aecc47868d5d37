import { data } from 'react-router';
import { describedPage } from '../../shared/content/describedPage';
import { pageMeta, siteOf } from '../../shared/content/pageMeta';
import { paths } from '../../shared/paths';
import type { ActionSlug } from '../../actions/action-cards.content';
import { actionsContent, pillarContent } from '../../actions/actions.content';
import { allActions, isActionSlug } from '../../actions/all-actions';
import { PillarNotFound, PillarPage } from '../../actions/PillarPage';
import type { Route } from './+types/pillar';

interface PillarData {
  slug: ActionSlug | null;
}

export function loader({ params: { slug } }: Route.LoaderArgs) {
  return isActionSlug(slug) ? data<PillarData>({ slug }) : data<PillarData>({ slug: null }, { status: 404 });
}

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs): PillarData {
  return { slug: isActionSlug(slug) ? slug : null };
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  if (!loaderData?.slug) {
    const { title, text } = pillarContent.notFound;
    const path = paths.pillar(params.slug);
    return pageMeta({ site: siteOf(matches), title, description: text, path, isHidden: true });
  }
  const { slug, title, description } = allActions[loaderData.slug];
  return describedPage(matches, {
    title: pillarContent.title(title),
    description,
    path: paths.pillar(slug),
    trail: [{ label: actionsContent.title, to: paths.actions() }],
  });
}

export default function PillarRoute({ loaderData: { slug } }: Route.ComponentProps) {
  return slug ? <PillarPage action={allActions[slug]} /> : <PillarNotFound />;
}
