import { redirect } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { fixedPageInBrowser, fixedPageMeta } from '../loading/page-loading';
import { projectsOfAction } from '../../content/projects/projects-of-action';
import { paths } from '../../shared/paths';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { type ActionSlug, isActionSlug } from '../../content/actions/action-cards.content';
import { ActionPage } from '../../content/actions/ActionPage';
import { actionsContent } from '../../content/actions/actions.content';
import { loaderHeaders } from '../loading/loader-headers';
import type { Route } from './+types/action';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const slug = knownAction(params.slug);
  const [loaded, projects] = await Promise.all([
    readFixedPage(context.api, slug, request),
    projectsOfAction(serverApi(context.api), slug),
  ]);
  return pageAnswer({ ...loaded, slug, projects });
}

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const slug = knownAction(params.slug);
  const [loaded, projects] = await Promise.all([
    fixedPageInBrowser(slug, request, serverLoader),
    projectsOfAction(browserApi(), slug),
  ]);
  return { ...loaded, slug, projects };
}

export const headers = loaderHeaders;

function knownAction(slug: string): ActionSlug {
  if (!isActionSlug(slug)) throw redirect(paths.actions());
  return slug;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return fixedPageMeta(matches, loaderData, {
    path: paths.action(loaderData.slug),
    trail: [{ label: actionsContent.title, to: paths.actions() }],
  });
}

export default function ActionRoute({ loaderData: { isPreview, ...shown } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <ActionPage {...shown} />
    </>
  );
}
