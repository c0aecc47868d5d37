import type { SharedRound } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/StateMessage';
import { roundContent as content } from './round.content';
import type { StopAnswer } from './round-forms';
import styles from './RoundPage.module.css';
import { RoundStop } from './RoundStop';

interface RoundPageProps {
  token: string;
  /** Why there is no round, where there is none. */
  round: SharedRound | 'unknown' | 'expired';
  posted: StopAnswer | undefined;
}

/** A volunteer's round: what they need at each door, and nothing that asks for an account. */
export function RoundPage({ token, round, posted }: RoundPageProps) {
  if (typeof round === 'string')
    return (
      <Container narrow>
        <EmptyState {...content[round]} heading="h1">
          <LinkButton to={paths.contact()}>{content.contact}</LinkButton>
        </EmptyState>
      </Container>
    );
  const { date, assigned_to, stops, boxes, done } = round;
  return (
    <Container narrow>
      <div className={styles.head}>
        <h1>{content.title(date)}</h1>
        <p>{content.lead(assigned_to, stops.length, boxes)}</p>
        {stops.length > 0 && (
          <p className={styles.progress}>
            <strong>{content.progress(done, stops.length)}</strong>
            <progress max={stops.length} value={done} aria-label={content.progress(done, stops.length)} />
          </p>
        )}
        <p className={styles.private}>{content.private}</p>
      </div>
      {stops.length === 0 && <EmptyState {...content.none} />}
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          <RoundStop
            key={stop.id}
            token={token}
            stop={stop}
            place={index + 1}
            posted={posted?.transaction_id === stop.id ? posted : undefined}
          />
        ))}
      </ol>
    </Container>
  );
}
