import { EVENT_TYPE_LABELS, eventLabel, eventTime, type PublicEvent } from '@livres/api/contract';
import { Link } from 'react-router';
import { useCountedReading } from '../shared/api/useCountedReading';
import { withFrenchSpaces } from '../shared/format/french-spaces';
import { paths } from '../shared/paths';
import { Badge } from '../shared/ui/Badge';
import { Breadcrumb } from '../shared/ui/Breadcrumb';
import { LinkButton } from '../shared/ui/Button';
import { Container } from '../shared/ui/Container';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { PreviewBanner } from '../shared/ui/PreviewBanner';
import { RichText } from '../shared/ui/RichText';
import { ShareLinks } from '../shared/ui/ShareLinks';
import { useSite } from '../shared/ui/useSite';
import { useVisit } from '../shared/ui/VisitProvider';
import { EventAside } from './EventAside';
import { EventDirections } from './EventDirections';
import { eventIllustration } from './event-illustration';
import { LABEL_TONES } from './event-label-tones';
import { eventContent } from './event.content';
import styles from './EventPage.module.css';
import type { InterestOutcome } from './interest-form';
import { OtherEvents } from './OtherEvents';

interface EventPageProps {
  event: PublicEvent;
  isPreview: boolean;
  /** What became of the interest form where it was sent without a script. */
  sent: InterestOutcome | undefined;
}

export function EventPage({ event, isPreview, sent }: EventPageProps) {
  const { savesData } = useVisit();
  const site = useSite();
  useCountedReading('events', event.id, isPreview);
  return (
    <>
      {isPreview && <PreviewBanner />}
      <Container className={styles.page}>
        <EventHead event={event} />
        <div className={styles.story}>
          <div className={styles.picture}>
            <PictureWithFallback
              picture={event.picture}
              illustration={eventIllustration(event.event_type)}
              sizes="(max-width: 960px) 92vw, 772px"
              light={savesData}
              eager
            />
          </div>
          {event.description && <RichText html={event.description} />}
          <Recording event={event} />
          <EventDirections event={event} />
          <Tags tags={event.tags} />
          <ShareLinks
            heading={eventContent.share}
            title={event.title}
            address={site.url + paths.event(event.slug)}
          />
        </div>
        <EventAside event={event} sent={sent} />
      </Container>
      <OtherEvents event={event} />
    </>
  );
}

function EventHead({ event }: { event: PublicEvent }) {
  const { now } = useVisit();
  const { code, label } = eventLabel(event, now);
  return (
    <div className={styles.head}>
      <Breadcrumb
        trail={[
          { label: 'Accueil', to: paths.home() },
          { label: eventContent.events, to: paths.events() },
        ]}
        current={withFrenchSpaces(event.title)}
      />
      <p className={styles.tags}>
        <Badge tone={LABEL_TONES[code]}>{label}</Badge>
        <span>{EVENT_TYPE_LABELS[event.event_type]}</span>
      </p>
      <h1>{withFrenchSpaces(event.title)}</h1>
      <p className={styles.lead}>{withFrenchSpaces(event.short_description)}</p>
      {code === 'cancelled' && (
        <div className={styles.cancelled} role="note">
          <strong>{eventContent.cancelled}</strong>
          {event.cancellation_reason && <p>{withFrenchSpaces(event.cancellation_reason)}</p>}
        </div>
      )}
    </div>
  );
}

function Recording({ event }: { event: PublicEvent }) {
  const { now } = useVisit();
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
