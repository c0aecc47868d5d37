import {
  earlyBird,
  EVENT_TYPE_LABELS,
  eventLabel,
  registrationState,
  type PublicEvent,
} from '@livres/api/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { CardMeta, CardText, LinkedCard } from '../../shared/ui/LinkedCard';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import styles from './EventCard.module.css';
import { cardContent, priceText } from './event-card.content';
import { eventIllustration } from './event-illustration';
import { LABEL_TONES } from './event-label-tones';
import { EventWhenAndWhere } from './EventWhenAndWhere';

const TAGS_SHOWN = 3;

interface EventCardProps {
  event: PublicEvent;
  heading?: 'h2' | 'h3';
  /** The page begins with it. */
  isFirst?: boolean;
  /** Its picture beside its facts, without the sentence that describes it. */
  isShort?: boolean;
}

export function EventCard({ event, heading = 'h3', isFirst = false, isShort = false }: EventCardProps) {
  const { now } = usePageContext();
  const titleId = useId();
  const { code, label } = eventLabel(event, now);
  const discount = earlyBird(event, now);
  const state = code === 'cancelled' ? null : registrationState(event, now);
  return (
    <LinkedCard
      to={paths.event(event.slug)}
      title={withFrenchSpaces(event.title)}
      titleId={titleId}
      heading={heading}
      isFirst={isFirst}
      beside={isShort ? 'short' : undefined}
      picture={event.picture}
      illustration={eventIllustration(event)}
      badges={
        <>
          <Badge tone={LABEL_TONES[code]}>{label}</Badge>
          {state === 'full' && <Badge tone="warm">{cardContent.full}</Badge>}
          {state !== 'full' && discount?.runs && discount.discount_percentage > 0 && (
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
      <EventWhenAndWhere event={event} />
      <CardText>{withFrenchSpaces(event.short_description)}</CardText>
      <CardTags tags={event.tags} />
      {state === 'open' && <ReserveLink slug={event.slug} label={cardContent.reserve} titleId={titleId} />}
      {state === 'full' && event.waiting_list && (
        <ReserveLink slug={event.slug} label={cardContent.join} titleId={titleId} />
      )}
    </LinkedCard>
  );
}

interface ReserveLinkProps {
  slug: string;
  label: string;
  /** Which event: read after the link's own words. */
  titleId: string;
}

/** Straight to the form, for who knows already. */
function ReserveLink({ slug, label, titleId }: ReserveLinkProps) {
  return (
    <Link className={styles.act} to={paths.eventRegistration(slug)} aria-describedby={titleId}>
      {label}
    </Link>
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
