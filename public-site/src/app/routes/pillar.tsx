import type { Project } from '@livres/api/contract';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { fixedPageInBrowser, type LoadedPage } from '../loading/page-loading';
import { projectsOfAction } from '../../content/projects/projects-of-action';
import { describedPage } from '../../shared/content/described-page';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import { type ActionSlug, isActionSlug } from '../../content/actions/action-cards.content';
import { actionsContent, pillarContent } from '../../content/actions/actions.content';
import { PillarNotFound, PillarPage } from '../../content/actions/PillarPage';
import { loaderHeaders } from '../loading/loader-headers';
import type { Route } from './+types/pillar';

interface FoundPillar extends LoadedPage {
  slug: ActionSlug;
  projects: Project[];
}
type PillarData = FoundPillar | { slug: null };

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  if (!isActionSlug(slug)) return data<PillarData>({ slug: null }, { status: 404 });
  const [loaded, projects] = await Promise.all([
    readFixedPage(context.api, slug, request),
    projectsOfAction(serverApi(context.api), slug),
  ]);
  return pageAnswer<FoundPillar>({ ...loaded, slug, projects });
}

export async function clientLoader({
  params: { slug },
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<PillarData> {
  if (!isActionSlug(slug)) return { slug: null };
  const [loaded, projects] = await Promise.all([
    fixedPageInBrowser(slug, request, serverLoader as () => Promise<LoadedPage>),
    projectsOfAction(browserApi(), slug),
  ]);
  return { ...loaded, slug, projects };
}

export const headers = loaderHeaders;

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  if (!loaderData?.slug) {
    const { title, text } = pillarContent.notFound;
    const path = paths.pillar(params.slug);
    return pageMeta({ site: siteOf(matches), title, description: text, path, isHidden: true });
  }
  const { slug, page } = loaderData;
  return describedPage(matches, {
    title: pillarContent.title(page.title),
    description: page.description,
    path: paths.pillar(slug),
    trail: [{ label: actionsContent.title, to: paths.actions() }],
  });
}

export default function PillarRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.slug === null) return <PillarNotFound />;
  return <PillarPage {...loaderData} />;
}
