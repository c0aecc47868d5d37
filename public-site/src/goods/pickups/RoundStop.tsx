import { callTo, directionsTo, type SharedStop } from '@livres/api/contract';
import { CircleCheck, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../shared/ui/Badge';
import { LinkButton } from '../../shared/ui/Button';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { NobodyForm } from './NobodyForm';
import { roundContent as content } from './round.content';
import type { StopAnswer } from './round-forms';
import styles from './RoundStop.module.css';
import { TickForm } from './TickForm';

interface RoundStopProps {
  token: string;
  stop: SharedStop;
  place: number;
  /** What became of this stop's form where the page has no script. */
  posted: StopAnswer | undefined;
}

/** Whom, where, how to get in, what to carry; call, find the way, tick off. */
export function RoundStop({ token, stop, place, posted }: RoundStopProps) {
  // Said here once the forms are gone: with a script they show it themselves first.
  const [said, setSaid] = useState<'tick' | 'nobody' | null>(null);
  const told = said ?? (posted?.done ? (posted.act === 'nobody_home' ? 'nobody' : 'tick') : null);
  const isDone = stop.status === 'completed';
  const headingId = `arret-${place}`;
  return (
    <li className={styles.stop} aria-labelledby={headingId}>
      <div className={styles.title}>
        <span className={isDone ? styles.placeDone : styles.place} aria-hidden="true">
          {isDone ? <CircleCheck size={22} /> : place}
        </span>
        <h2 id={headingId}>{stop.contact_name}</h2>
      </div>
      <p>
        {stop.pickup_address}
        <br />
        <strong>{stop.pickup_slot}</strong>
      </p>
      <StopFacts stop={stop} />
      {told && (
        <FormOutcome isDone>{told === 'tick' ? content.tick.thanks : content.nobody.told}</FormOutcome>
      )}
      {isDone && (
        <p>
          <Badge tone="good">{content.done}</Badge> {content.collected(stop.collected)}
        </p>
      )}
      <StopLinks stop={stop} />
      {!isDone && (
        <div className={styles.acts}>
          <TickForm
            token={token}
            stop={stop}
            posted={formOf(posted, 'complete')}
            onDone={() => setSaid('tick')}
          />
          {told !== 'nobody' && (
            <NobodyForm
              token={token}
              stop={stop}
              posted={formOf(posted, 'nobody_home')}
              onDone={() => setSaid('nobody')}
            />
          )}
        </div>
      )}
    </li>
  );
}

const formOf = (posted: StopAnswer | undefined, action: string) =>
  posted?.act === action ? posted : undefined;

function StopFacts({ stop }: { stop: SharedStop }) {
  const floor = content.floor(stop.floor_number, stop.has_elevator);
  const isUpstairs = (stop.floor_number ?? 0) > 0 && !stop.has_elevator;
  return (
    <>
      <p className={styles.facts}>
        <Badge tone="quiet">{content.boxes(stop.estimated_boxes_or_items)}</Badge>
        {stop.requires_help && <Badge tone="warm">{content.help}</Badge>}
        {floor && <Badge tone={isUpstairs ? 'warm' : 'quiet'}>{floor}</Badge>}
        {stop.parking_available && <Badge tone="quiet">{content.parking}</Badge>}
      </p>
      {[stop.access_info, stop.special_instructions, stop.notes].filter(Boolean).map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
    </>
  );
}

function StopLinks({ stop: { contact_name, phone, pickup_address } }: { stop: SharedStop }) {
  const isHydrated = useHydrated();
  const device = isHydrated ? navigator.userAgent : '';
  return (
    <div className={styles.links}>
      <LinkButton to={callTo(phone)} aria-label={content.callOf(contact_name)}>
        <Phone aria-hidden="true" size={20} /> {content.call}
      </LinkButton>
      <LinkButton
        to={directionsTo(pickup_address, device)}
        target="_blank"
        rel="noreferrer"
        aria-label={content.routeOf(contact_name)}
      >
        <Navigation aria-hidden="true" size={20} /> {content.route}
      </LinkButton>
    </div>
  );
}
