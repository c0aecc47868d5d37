import { registrationState, type PublicEvent } from '@livres/api/contract';
import type { SiteIdentity } from '../../shared/api/load-context';
import { breadcrumbData } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import { eventContent } from './event.content';

const SCHEMA = 'https://schema.org';

/** What search engines read of an event (schema.org): the way to it, when, where and for how much. */
export function eventStructuredData(event: PublicEvent, site: SiteIdentity, now: Date): object[] {
  const address = site.url + paths.event(event.slug);
  const breadcrumb = breadcrumbData(site, [
    { label: eventContent.events, to: paths.events() },
    { label: event.title, to: paths.event(event.slug) },
  ]);
  // Search engines refuse an event without a beginning.
  if (!event.start_date) return [breadcrumb];
  const described = {
    '@context': SCHEMA,
    '@type': 'Event',
    name: event.title,
    description: event.short_description,
    url: address,
    image: site.url + paths.eventPicture(event.slug),
    startDate: event.start_date,
    ...(event.end_date && { endDate: event.end_date }),
    eventStatus: `${SCHEMA}/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}/${attendance(event)}`,
    location: locations(event, address),
    inLanguage: event.language === 'mul' ? ['fr', 'en'] : event.language,
    isAccessibleForFree: event.is_free,
    offers: offer(event, address, site.url + paths.eventRegistration(event.slug), now),
    organizer: { '@type': 'NGO', name: site.name, url: site.url },
    ...(event.max_participants !== null && { maximumAttendeeCapacity: event.max_participants }),
    ...(event.available_seats !== null && { remainingAttendeeCapacity: event.available_seats }),
    ...(event.tags.length > 0 && { keywords: event.tags.map(({ name }) => name).join(', ') }),
  };
  return [breadcrumb, described];
}

const isSomewhere = ({ location, address, city }: PublicEvent) => Boolean(location || address || city);

function attendance(event: PublicEvent): string {
  if (!event.is_online) return 'OfflineEventAttendanceMode';
  return isSomewhere(event) ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode';
}

function locations(event: PublicEvent, page: string): object[] {
  const { location, address, city, country, latitude, longitude } = event;
  const places: object[] = [];
  if (isSomewhere(event))
    places.push({
      '@type': 'Place',
      name: location || city,
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: country }),
      },
      ...(latitude !== null &&
        longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    });
  if (event.is_online) places.push({ '@type': 'VirtualLocation', url: event.online_url ?? page });
  return places;
}

function offer(event: PublicEvent, url: string, register: string, now: Date): object {
  const state = registrationState(event, now);
  return {
    '@type': 'Offer',
    url: state === 'open' ? register : url,
    price: event.early_bird?.runs ? event.early_bird.price : event.price,
    priceCurrency: event.currency,
    availability: `${SCHEMA}/${state === 'full' ? 'SoldOut' : 'InStock'}`,
    ...(event.registration_opens_at && { validFrom: event.registration_opens_at }),
  };
}
