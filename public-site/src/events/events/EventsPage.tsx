import { DEFAULT_PAGE_SIZE, type Page, type PublicEvent } from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { eventQueries } from './event-queries';
import { useLoaded, type LoadedQuery } from '../../shared/api/use-loaded';
import { paths } from '../../shared/paths';
import { useAnnouncement } from '../../shared/ui/announcements';
import { LinkButton } from '../../shared/ui/Button';
import { ListPage } from '../../shared/ui/ListPage';
import { Pagination } from '../../shared/ui/Pagination';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { askedOf, chosenFilters, viewAddress } from './event-addresses';
import { criteriaOf, type EventFilters } from './event-filters';
import { EventFilterForm } from './EventFilterForm';
import { EventGrid, EventGridSkeleton } from './EventGrid';
import { EventMonth } from './EventMonth';
import { eventsContent } from './events.content';
import { EventViews } from './EventViews';

interface EventsPageProps {
  filters: EventFilters;
  /** The month that is shown where the address asks for one. */
  month: string | null;
  failure: string | null | undefined;
}

type Events = LoadedQuery<Page<PublicEvent>>;

export function EventsPage({ filters, month, failure }: EventsPageProps) {
  const api = browserApi();
  const events = useLoaded(
    month ? eventQueries.month(api, month, criteriaOf(filters)) : eventQueries.list(api, askedOf(filters)),
    failure,
  );
  return (
    <ListPage
      title={eventsContent.title}
      lead={eventsContent.lead}
      form={<EventFilterForm filters={filters} />}
      count={events.state === 'shown' ? eventsContent.count(events.data.count) : ''}
      chosen={chosenFilters(filters)}
      clearTo={viewAddress(
        {},
        month ? { vue: 'mois', mois: month } : filters.time ? { time: filters.time } : {},
      )}
    >
      <EventViews filters={filters} />
      {month ? (
        <MonthOrFailure events={events} filters={filters} month={month} />
      ) : (
        <Results events={events} filters={filters} />
      )}
    </ListPage>
  );
}

function MonthOrFailure({
  events,
  filters,
  month,
}: {
  events: Events;
  filters: EventFilters;
  month: string;
}) {
  if (events.state === 'failed') {
    return <ErrorState title={eventsContent.failed} text={events.message} onRetry={events.retry} />;
  }
  const shown = events.state === 'shown' ? events : null;
  return (
    <EventMonth
      month={month}
      events={shown?.data.results ?? []}
      isComplete={shown !== null && !shown.isOlder}
      hiddenCount={shown ? shown.data.count - shown.data.results.length : 0}
      filters={filters}
    />
  );
}

function Results({ events, filters }: { events: Events; filters: EventFilters }) {
  useAnnouncement(announced(events, filters));
  if (events.state === 'loading') return <EventGridSkeleton count={6} />;
  if (events.state === 'failed') {
    return <ErrorState title={eventsContent.failed} text={events.message} onRetry={events.retry} />;
  }
  const { results, count } = events.data;
  if (results.length === 0) return <NoEvent filters={filters} />;
  const { page = '1', ...others } = filters;
  return (
    <>
      <EventGrid events={results} heading="h2" areFirst isOlder={events.isOlder} />
      <Pagination
        label={eventsContent.pages}
        page={Number(page)}
        pageCount={Math.ceil(count / DEFAULT_PAGE_SIZE)}
        linkTo={(to) => paths.events({ ...others, ...(to > 1 ? { page: String(to) } : {}) })}
      />
    </>
  );
}

function announced(events: Events, { page = '1' }: EventFilters): string | null {
  if (events.state !== 'shown' || events.isOlder) return null;
  const { count, results } = events.data;
  return eventsContent.shown(results.length, count, Number(page));
}

function NoEvent({ filters }: { filters: EventFilters }) {
  if (Object.keys(criteriaOf(filters)).length > 0) {
    return (
      <EmptyState title={eventsContent.emptyTitle} text={eventsContent.emptyText}>
        {filters.time !== 'all' && (
          <LinkButton to={viewAddress(filters, { time: 'all' })}>{eventsContent.searchAll}</LinkButton>
        )}
        <LinkButton to={paths.events()}>{eventsContent.showAll}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={eventsContent.noneTitle} text={eventsContent.noneText}>
      <LinkButton to={viewAddress({}, { time: 'past' })}>{eventsContent.seePast}</LinkButton>
    </EmptyState>
  );
}
