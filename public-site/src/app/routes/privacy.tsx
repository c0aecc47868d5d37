import { describedPage } from '../../shared/content/describedPage';
import { paths } from '../../shared/paths';
import { privacy } from '../../legal/legal.content';
import { LegalPage } from '../../legal/LegalPage';
import type { Route } from './+types/privacy';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = privacy;
  return describedPage(matches, { title, description, path: paths.privacy() });
}

export default function PrivacyRoute() {
  return <LegalPage text={privacy} />;
}
