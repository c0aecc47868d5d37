import { useEffect, useState } from 'react';
import { useAnnouncement } from '../../shared/ui/announcements';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { clockOf } from './code-format';
import { physicalDonationValidationContent as content } from './physical-donation-validation.content';
import styles from './PhysicalDonationValidation.module.css';

/** Minutes at which the remaining time is announced to screen readers. */
const SAID_AT = [10, 5, 1];

/** Counts down to the moment at which the code stops being good, which no reload puts off. */
export function CodeCountdown({ expires }: { expires: number | null }) {
  const isHydrated = useHydrated();
  const now = useSeconds();
  const left = expires === null ? null : (expires - now) / 1000;
  const minutes = left === null ? null : Math.ceil(left / 60);
  useAnnouncement(minutes !== null && SAID_AT.includes(minutes) ? content.minutesLeft(minutes) : null);
  if (!isHydrated || left === null) return <p className={styles.countdown}>{content.goodFor}</p>;
  if (left <= 0)
    return (
      <p className={`${styles.countdown} ${styles.over}`} role="status">
        {content.over}
      </p>
    );
  return (
    <p className={styles.countdown}>
      {content.left}
      <b role="timer" aria-live="off">
        {clockOf(left)}
      </b>
    </p>
  );
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
