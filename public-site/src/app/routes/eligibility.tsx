import type { HttpClient } from '@livres/api/client';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { askedScholarship, type AskedScholarship } from '../../universities/shared/asked-scholarship';
import { failureOf } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { scholarshipDetailQueries } from '../../universities/shared/scholarship-detail-queries';
import { scholarshipQueries } from '../../universities/shared/scholarship-queries';
import { describedPage } from '../../shared/content/described-page';
import { isSaid } from '../../universities/shared/eligibility/eligibility-criteria';
import { paths, pathTo } from '../../shared/paths';
import {
  askedOfAll,
  askedOfOne,
  readAsked,
  type EligibilityAsked,
} from '../../universities/eligibility/eligibility-address';
import { eligibilityContent as content } from '../../universities/eligibility/eligibility.content';
import { EligibilityPage } from '../../universities/eligibility/EligibilityPage';
import type { Route } from './+types/eligibility';

interface EligibilityData {
  asked: EligibilityAsked;
  answers: string;
  scholarship: AskedScholarship | null;
  fields: string[];
  failure: string | null;
  dehydrated: DehydratedState | null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = createQueryClient();
  const loaded = await load(client, serverApi(context.api), request.url);
  const page: EligibilityData = { ...loaded, dehydrated: dehydrate(client) };
  return data(page, { status: loaded.failure ? 503 : 200 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<EligibilityData> {
  const loaded = await load(queryClient(), browserApi(), request.url);
  // The page itself shows what happens when this fails.
  return { ...loaded, failure: null, dehydrated: null };
}

async function load(client: QueryClient, api: HttpClient, url: string) {
  const asked = readAsked(new URL(url).searchParams);
  // Two hundred countries have their names in it: only who goes from page to page needs it in the browser.
  const { profileText } = await import('../../universities/eligibility/profile-text');
  const [scholarship, fields, failure] = await Promise.all([
    askedScholarship(api, url),
    client.fetchQuery({ ...scholarshipQueries.fields(api), retry: false }).catch(() => []),
    isSaid(asked.profile) ? answersTo(client, api, asked) : null,
  ]);
  return { asked, answers: profileText(asked.profile), scholarship, fields, failure };
}

async function answersTo(
  client: QueryClient,
  api: HttpClient,
  asked: EligibilityAsked,
): Promise<string | null> {
  const { eligibility } = scholarshipDetailQueries;
  const [failure] = await Promise.all([
    failureOf(client, eligibility(api, askedOfAll(asked))),
    asked.scholarship ? failureOf(client, eligibility(api, askedOfOne(asked))) : null,
  ]);
  return failure;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describedPage(matches, {
    title: content.title,
    description: content.description,
    path: paths.eligibility(),
    trail: [{ label: content.universities, to: pathTo('/universites') }],
    // What one says of oneself is nobody else’s: such an address is not for search engines.
    isHidden: loaderData ? isSaid(loaderData.asked.profile) : false,
  });
}

export default function EligibilityRoute({ loaderData: { dehydrated, ...page } }: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <EligibilityPage {...page} />
    </LoadedQueries>
  );
}
