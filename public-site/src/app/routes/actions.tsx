import { describedPage } from '../../shared/content/describedPage';
import { paths } from '../../shared/paths';
import { actionsContent } from '../../actions/actions.content';
import { ActionsPage } from '../../actions/ActionsPage';
import type { Route } from './+types/actions';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = actionsContent;
  return describedPage(matches, { title, description, path: paths.actions() });
}

export default function ActionsRoute() {
  return <ActionsPage />;
}
