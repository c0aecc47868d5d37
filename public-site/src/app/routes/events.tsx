import type { HttpClient } from '@livres/api/client';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { eventQueries } from '../../events/events/event-queries';
import { loadInBrowser, loadOnServer, type Loaded } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import type { Route } from './+types/events';
import { askedOf } from '../../events/events/event-addresses';
import { criteriaOf, readFilters, type EventFilters } from '../../events/events/event-filters';
import { eventsContent } from '../../events/events/events.content';
import { EventsPage } from '../../events/events/EventsPage';
import { monthInParis, nameOfMonth } from '../../events/events/month-days';

interface EventsData extends Loaded {
  filters: EventFilters;
  month: string | null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedBy(request);
  const loaded = await loadOnServer(queryOf(serverApi(context.api), asked));
  return data<EventsData>({ ...loaded, ...asked }, { status: loaded.failure ? 503 : 200 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<EventsData> {
  const asked = askedBy(request);
  // The page itself shows what happens when this fails.
  await loadInBrowser(queryOf(browserApi(), asked)).catch(() => null);
  return { dehydrated: null, failure: null, ...asked };
}

function askedBy(request: Request): Pick<EventsData, 'filters' | 'month'> {
  const filters = readFilters(new URL(request.url).searchParams);
  return { filters, month: filters.vue ? (filters.mois ?? monthInParis(new Date())) : null };
}

function queryOf(api: HttpClient, { filters, month }: Pick<EventsData, 'filters' | 'month'>) {
  return month
    ? eventQueries.month(api, month, criteriaOf(filters))
    : eventQueries.list(api, askedOf(filters));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { page, mois } = loaderData?.filters ?? {};
  const { title } = eventsContent;
  const part = page ? `, page ${page}` : mois ? `, ${nameOfMonth(mois)}` : '';
  return pageMeta({
    site: siteOf(matches),
    title: title + part,
    description: eventsContent.description,
    path: paths.events(page ? { page } : mois ? { vue: 'mois', mois } : undefined),
  });
}

export default function EventsRoute({
  loaderData: { dehydrated, failure, filters, month },
}: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <EventsPage filters={filters} month={month} failure={failure} />
    </LoadedQueries>
  );
}
