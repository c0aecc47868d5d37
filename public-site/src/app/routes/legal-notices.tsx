import { describedPage } from '../../shared/content/describedPage';
import { paths } from '../../shared/paths';
import { legalNotices } from '../../legal/legal.content';
import { LegalPage } from '../../legal/LegalPage';
import type { Route } from './+types/legal-notices';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = legalNotices;
  return describedPage(matches, { title, description, path: paths.legalNotices() });
}

export default function LegalNoticesRoute() {
  return <LegalPage text={legalNotices} />;
}
