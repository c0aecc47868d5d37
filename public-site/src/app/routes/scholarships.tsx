import { parisDay } from '@livres/api/contract';
import { dehydrate } from '@tanstack/react-query';
import { data } from 'react-router';
import { serverApi } from '../../shared/api/api-clients';
import { failureOf, type Loaded } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { createQueryClient } from '../../shared/api/query-client';
import { scholarshipQueries } from '../../universities/shared/scholarship-queries';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { breadcrumbData, scholarshipListData, structuredTags } from '../../shared/content/structured-data';
import { paths, pathTo } from '../../shared/paths';
import { served } from '../../shared/ui/served';
import type { Route } from './+types/scholarships';
import {
  alertCriteria,
  askedOf,
  countedOf,
  readScholarshipFilters,
  type ScholarshipAsked,
} from '../../universities/scholarships/scholarship-filters';
import { scholarshipsContent as content } from '../../universities/scholarships/scholarships.content';
import { ScholarshipsPage } from '../../universities/scholarships/ScholarshipsPage';

const SaveSearch = served(
  'enregistrer-la-recherche',
  async () => (await import('../../universities/alerts/SaveSearch')).SaveSearch,
);

interface ScholarshipsData extends Loaded {
  asked: ScholarshipAsked;
  /** Ids of the listed ones, for search engines. */
  listed: number[];
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedIn(request);
  const api = serverApi(context.api);
  const client = createQueryClient();
  const list = scholarshipQueries.list(api, askedOf(asked.filters));
  const [failure] = await Promise.all([
    failureOf(client, list),
    failureOf(client, scholarshipQueries.facets(api, countedOf(asked.filters))),
    failureOf(client, scholarshipQueries.countries(api)),
    failureOf(client, scholarshipQueries.fields(api)),
  ]);
  const listed = client.getQueryData(list.queryKey)?.results.map(({ id }) => id) ?? [];
  return data<ScholarshipsData>(
    { dehydrated: dehydrate(client), failure, asked, listed },
    { status: failure ? 503 : 200 },
  );
}

/** The page shows at once what it will look like, asks for what it needs, and fills as the answers come. */
export function clientLoader({ request }: Route.ClientLoaderArgs): ScholarshipsData {
  return { dehydrated: null, failure: null, asked: askedIn(request), listed: [] };
}

function askedIn(request: Request): ScholarshipAsked {
  return readScholarshipFilters(new URL(request.url).searchParams, parisDay(new Date()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { page } = loaderData?.asked.filters ?? {};
  const path = paths.scholarships(page ? { page } : undefined);
  const title = page ? `${content.title}, page ${page}` : content.title;
  const tags = pageMeta({ site, title, description: content.description, path });
  if (!site) return tags;
  const trail = [
    { label: content.programme, to: pathTo('/universites') },
    { label: content.title, to: paths.scholarships() },
  ];
  return [
    ...tags,
    ...structuredTags(breadcrumbData(site, trail), scholarshipListData(site, loaderData?.listed ?? [])),
  ];
}

export default function ScholarshipsRoute({
  loaderData: { dehydrated, failure, asked },
}: Route.ComponentProps) {
  const criteria = alertCriteria(asked.filters);
  const search = new URLSearchParams(criteria).toString();
  return (
    <LoadedQueries state={dehydrated}>
      <ScholarshipsPage
        asked={asked}
        failure={failure}
        saveSearch={<SaveSearch key={search} of={search} criteria={criteria} />}
      />
    </LoadedQueries>
  );
}
