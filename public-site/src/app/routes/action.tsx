import { redirect } from 'react-router';
import { describedPage } from '../../shared/content/describedPage';
import { paths } from '../../shared/paths';
import type { ActionSlug } from '../../actions/action-cards.content';
import { ActionPage } from '../../actions/ActionPage';
import { actionsContent } from '../../actions/actions.content';
import { allActions, isActionSlug } from '../../actions/all-actions';
import type { Route } from './+types/action';

export function loader({ params }: Route.LoaderArgs) {
  return knownAction(params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return knownAction(params.slug);
}

function knownAction(slug: string): { slug: ActionSlug } {
  if (!isActionSlug(slug)) throw redirect(paths.actions());
  return { slug };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, title, description } = allActions[loaderData.slug];
  return describedPage(matches, {
    title,
    description,
    path: paths.action(slug),
    trail: [{ label: actionsContent.title, to: paths.actions() }],
  });
}

export default function ActionRoute({ loaderData: { slug } }: Route.ComponentProps) {
  return <ActionPage action={allActions[slug]} />;
}
