import { EVENT_TYPE_LABELS, eventLabel, eventTime, type PublicEvent } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCountedReading } from '../../shared/api/use-counted-reading';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { LinkButton } from '../../shared/ui/Button';
import { RecordPage } from '../../shared/ui/RecordPage';
import { RichText } from '../../shared/ui/RichText';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { served } from '../../shared/ui/served';
import { useSite } from '../../shared/ui/use-site';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { EventAside } from './EventAside';
import { EventDirections } from './EventDirections';
import { eventIllustration } from './event-illustration';
import { LABEL_TONES } from './event-label-tones';
import { eventContent } from './event.content';
import styles from './EventPage.module.css';
import type { InterestOutcome } from './interest-form';
import { registrationAction } from './EventRegistration';

const OtherEvents = served('autres-rendez-vous', async () => (await import('./OtherEvents')).OtherEvents);

interface EventPageProps {
  event: PublicEvent;
  isPreview: boolean;
  /** A registration that this visitor has begun, and where it goes on. */
  unfinished: { text: string; path: string } | null;
  /** What became of the interest form where it was sent without a script. */
  sent: InterestOutcome | undefined;
  /** The form, where one may register or wait for a seat. */
  registration: ReactNode;
}

export function EventPage({ event, isPreview, unfinished, sent, registration }: EventPageProps) {
  const { now } = usePageContext();
  const site = useSite();
  const { code, label } = eventLabel(event, now);
  useCountedReading('events', event.id, isPreview);
  return (
    <>
      <RecordPage
        isPreview={isPreview}
        title={withFrenchSpaces(event.title)}
        lead={withFrenchSpaces(event.short_description)}
        trail={[
          { label: 'Accueil', to: pathTo('/') },
          { label: eventContent.events, to: paths.events() },
        ]}
        tags={
          <>
            <Badge tone={LABEL_TONES[code]}>{label}</Badge>
            <span>{EVENT_TYPE_LABELS[event.event_type]}</span>
          </>
        }
        notice={
          <>
            {code === 'cancelled' && <Cancelled event={event} />}
            {unfinished && <Resumed {...unfinished} />}
          </>
        }
        picture={event.picture}
        illustration={eventIllustration(event)}
        aside={<EventAside event={event} sent={sent} />}
      >
        {event.description && <RichText html={event.description} />}
        <Recording event={event} />
        <EventDirections event={event} />
        {registration}
        <Tags tags={event.tags} />
        <ShareLinks
          heading={eventContent.share}
          title={event.title}
          address={site.url + paths.event(event.slug)}
        />
      </RecordPage>
      <OtherEvents of={event.id} event={event} />
      <ReserveBar event={event} />
    </>
  );
}

/** On a phone, the bar under the thumb acts for what one reads. */
function ReserveBar({ event }: { event: PublicEvent }) {
  const { now } = usePageContext();
  const act = registrationAction(event, now);
  if (!act) return null;
  return (
    <nav className={styles.bar} aria-label={act} data-own-bar="">
      <LinkButton look="main" to={paths.eventRegistration(event.slug)}>
        {act}
      </LinkButton>
    </nav>
  );
}

function Cancelled({ event: { cancellation_reason: reason } }: { event: PublicEvent }) {
  return (
    <div className={styles.cancelled} role="note">
      <strong>{eventContent.cancelled}</strong>
      {reason && <p>{withFrenchSpaces(reason)}</p>}
    </div>
  );
}

function Resumed({ text, path }: { text: string; path: string }) {
  return (
    <div className={styles.recording} role="note">
      <p>{text}</p>
      <LinkButton look="main" to={path}>
        {eventContent.resume}
      </LinkButton>
    </div>
  );
}

function Recording({ event }: { event: PublicEvent }) {
  const { now } = usePageContext();
  if (!event.recording_url || eventTime(event, now) !== 'past') return null;
  return (
    <section className={styles.recording} aria-labelledby="enregistrement">
      <h2 id="enregistrement">{eventContent.recording}</h2>
      <p>{eventContent.recordingText}</p>
      <LinkButton to={event.recording_url} rel="noopener">
        {eventContent.recordingLink}
      </LinkButton>
    </section>
  );
}

function Tags({ tags }: Pick<PublicEvent, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={eventContent.tags}>
      <ul className={styles.chips}>
        {tags.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={paths.events({ tags: slug, time: 'all' })}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
