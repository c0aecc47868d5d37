import { Check } from 'lucide-react';
import type { PhysicalDonationStatus } from '@livres/api/contract';
import { trackingContent as content } from './tracking.content';
import styles from './TrackingProgress.module.css';

const STAGE: Record<Exclude<PhysicalDonationStatus, 'cancelled'>, number> = {
  pending_validation: 0,
  validated: 1,
  pending_pickup: 2,
  pickup_scheduled: 3,
  completed: 4,
};

/** The stages of a donation, the ones behind it filled in; with a text alternative. */
export function TrackingProgress({ status }: { status: PhysicalDonationStatus }) {
  if (status === 'cancelled') return <p className={styles.cancelled}>{content.now.cancelled}</p>;
  const reached = STAGE[status];
  return (
    <>
      <ol className={styles.stages} aria-label={content.progress}>
        {content.stages.map((stage, index) => (
          <li
            key={stage}
            data-done={index <= reached || undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index <= reached && <Check size={18} strokeWidth={3} />}
            </span>
            {stage}
            <span className={styles.said}>{saidOf(index, reached)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.now}>{content.now[status]}</p>
    </>
  );
}

function saidOf(index: number, reached: number): string {
  if (index === reached) return content.stageNow;
  return index < reached ? content.stageDone : '';
}
