import { describedPage } from '../../shared/content/describedPage';
import { paths } from '../../shared/paths';
import { terms } from '../../legal/legal.content';
import { LegalPage } from '../../legal/LegalPage';
import type { Route } from './+types/terms';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = terms;
  return describedPage(matches, { title, description, path: paths.terms() });
}

export default function TermsRoute() {
  return <LegalPage text={terms} />;
}
