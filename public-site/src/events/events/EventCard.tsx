import { earlyBird, EVENT_TYPE_LABELS, eventLabel, type PublicEvent } from '@livres/api/contract';
import { CalendarDays, MapPin } from 'lucide-react';
import { useId } from 'react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { CardMeta, CardText, LinkedCard } from '../../shared/ui/LinkedCard';
import { useVisit } from '../../shared/ui/VisitProvider';
import styles from './EventCard.module.css';
import { cardContent, placeName, priceText } from './event-card.content';
import { eventIllustration } from './event-illustration';
import { LABEL_TONES } from './event-label-tones';
import { eventWhen } from './event-when';

const TAGS_SHOWN = 3;

interface EventCardProps {
  event: PublicEvent;
  heading?: 'h2' | 'h3';
  /** The page begins with it. */
  isFirst?: boolean;
}

export function EventCard({ event, heading = 'h3', isFirst = false }: EventCardProps) {
  const { now } = useVisit();
  const titleId = useId();
  const { code, label } = eventLabel(event, now);
  const discount = earlyBird(event, now);
  return (
    <LinkedCard
      to={paths.event(event.slug)}
      title={withFrenchSpaces(event.title)}
      titleId={titleId}
      heading={heading}
      isFirst={isFirst}
      picture={event.picture}
      illustration={eventIllustration(event.event_type)}
      badges={
        <>
          <Badge tone={LABEL_TONES[code]}>{label}</Badge>
          {discount?.runs && discount.discount_percentage > 0 && (
            <Badge tone="warm">{cardContent.earlyBird(discount.discount_percentage)}</Badge>
          )}
        </>
      }
      above={
        <CardMeta>
          <span>{EVENT_TYPE_LABELS[event.event_type]}</span>
          <span>{priceText(event, now)}</span>
        </CardMeta>
      }
    >
      <ul className={styles.facts}>
        <li>
          <CalendarDays aria-hidden="true" size={18} />
          {event.start_date ? (
            <time dateTime={event.start_date}>{eventWhen(event)}</time>
          ) : (
            cardContent.dateToCome
          )}
        </li>
        <li>
          <MapPin aria-hidden="true" size={18} />
          {withFrenchSpaces(placeName(event))}
        </li>
      </ul>
      <CardText>{withFrenchSpaces(event.short_description)}</CardText>
      <CardTags tags={event.tags} />
    </LinkedCard>
  );
}

function CardTags({ tags }: Pick<PublicEvent, 'tags'>) {
  if (tags.length === 0) return null;
  const rest = tags.length - TAGS_SHOWN;
  return (
    <ul className={styles.tags} aria-label={cardContent.tags}>
      {tags.slice(0, TAGS_SHOWN).map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {rest > 0 && (
        <li>
          <span aria-hidden="true">+{rest}</span>
          <span className={styles.spoken}>{cardContent.otherTags(rest)}</span>
        </li>
      )}
    </ul>
  );
}
