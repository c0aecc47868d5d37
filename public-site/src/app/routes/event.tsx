import { NO_STORE } from '../loading/unkept-form';
import type { PublicEvent } from '@livres/api/contract';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { data, redirect } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { eventQueries } from '../../events/events/event-queries';
import { loadInBrowser, refuseMissing } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { previewToken } from '../../shared/api/preview-token';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import type { Route } from './+types/event';
import { eventStructuredData } from '../../events/events/event-structured-data';
import { EventPage } from '../../events/events/EventPage';
import { NearRegistration } from '../../events/registrations/NearRegistration';
import { awaitsEnd } from '../../events/registrations/awaits-end';
import { readUnfinished, type Unfinished } from '../../events/registrations/read-unfinished';
import { type InterestOutcome, sendInterest } from '../../events/events/interest-form';

/** With what one left unfinished the page is of one visitor. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const preview = previewToken(request);
  const client = createQueryClient();
  const event = await client
    .fetchQuery({ ...eventQueries.one(api, slug, preview), retry: false })
    .catch(refuseMissing);
  if (event.slug !== slug) throw redirect(ownAddress(event, request), 301);
  await client.prefetchQuery({ ...eventQueries.others(api, event), retry: false });
  // Search engines read the page as it is served: the browser needs no code for it.
  const structured = preview ? [] : eventStructuredData(event, context.site, new Date());
  const token = preview ? null : context.api.ownPageToken;
  const unfinished = await readUnfinished(api, token, event.id, new Date());
  const loaded = { event, preview, structured, unfinished, dehydrated: dehydrate(client) };
  return data(loaded, unfinished ? { headers: NO_STORE } : undefined);
}

export async function clientLoader({ params: { slug }, request, serverLoader }: Route.ClientLoaderArgs) {
  if (awaitsEnd.isIn(document.cookie)) return serverLoader();
  const api = browserApi();
  const preview = previewToken(request);
  const event = await loadInBrowser(eventQueries.one(api, slug, preview)).catch(refuseMissing);
  if (event.slug !== slug) throw redirect(ownAddress(event, request));
  return { event, preview, structured: [], unfinished: null, dehydrated: null };
}

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  return sendInterest(serverApi(context.api), slug, await request.formData());
}

export async function clientAction({ params: { slug }, request }: Route.ClientActionArgs) {
  const outcome = await sendInterest(browserApi(), slug, await request.formData());
  await queryClient().invalidateQueries({ queryKey: ['events', 'one', slug] });
  return outcome;
}

function ownAddress({ slug }: PublicEvent, request: Request): string {
  return paths.event(slug) + new URL(request.url).search;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData || !site) return [];
  const { event, preview, structured } = loaderData;
  const tags = pageMeta({
    site,
    title: event.title,
    description: event.short_description,
    path: paths.event(event.slug),
    image: paths.eventPicture(event.slug),
    type: 'article',
    isHidden: Boolean(preview),
  });
  return [...tags, ...structured.map((entry) => ({ 'script:ld+json': entry }))];
}

export default function EventRoute({
  loaderData: { event, preview, unfinished, dehydrated },
  actionData,
}: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated} key={event.id}>
      <CurrentEvent loaded={event} preview={preview} unfinished={unfinished} sent={actionData} />
    </LoadedQueries>
  );
}

interface CurrentEventProps {
  loaded: PublicEvent;
  preview: string | undefined;
  unfinished: Unfinished | null;
  sent: InterestOutcome | undefined;
}

function CurrentEvent({ loaded, preview, unfinished, sent }: CurrentEventProps) {
  const { data: event = loaded } = useQuery(eventQueries.one(browserApi(), loaded.slug, preview));
  return (
    <EventPage
      event={event}
      isPreview={Boolean(preview)}
      unfinished={unfinished}
      sent={sent}
      registration={!preview && <NearRegistration event={event} />}
    />
  );
}
