import { alternatives } from '../content/alternatives.content';
import { formatPercentage } from '../format/numbers';
import styles from './ProgressMeter.module.css';
import { TextAlternative } from './TextAlternative';

interface ProgressMeterProps {
  kind: 'money' | 'books' | 'equipment';
  /** What the meter measures, for those who do not see it. */
  name: string;
  /** « 8 320 € sur 13 000 € » */
  text: string;
  percentage: number;
  large?: boolean;
}

export function ProgressMeter({ kind, name, text, percentage, large = false }: ProgressMeterProps) {
  const shown = Math.min(100, Math.max(0, percentage));
  return (
    <div className={`${styles.meter} ${styles[kind]} ${large ? styles.large : ''}`}>
      <span>
        <TextAlternative>{alternatives.before(name)}</TextAlternative>
        {text}
      </span>
      <b>{formatPercentage(shown)}</b>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        aria-valuetext={`${formatPercentage(shown)}, ${text}`}
      >
        {shown > 0 && <div className={styles.fill} style={{ width: `${shown}%` }} />}
      </div>
    </div>
  );
}
