import { matchingReportContent } from '../../giving/matching/matching-report.content';
import { MatchingReportPage } from '../../giving/matching/MatchingReportPage';
import { serverApi } from '../../shared/api/api-clients';
import { refuseMissing } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/matching-report';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return serverApi(context.api)
    .get(`/matching-reports/${encodeURIComponent(token)}/`)
    .catch(refuseMissing);
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = matchingReportContent;
  return privateMeta(matches, { title, description, path: paths.campaigns() });
}

export default function MatchingReportRoute({ loaderData, params: { token } }: Route.ComponentProps) {
  return <MatchingReportPage token={token} report={loaderData} />;
}
