import { dateLeaf, formatDay, formatWeekday } from '../../shared/format/dates';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import styles from './DateBlock.module.css';

/** The day as a leaf of a calendar; its year where it is not this one. Read aloud as a whole date. */
export function DateBlock({ date }: { date: string }) {
  const { now } = usePageContext();
  const { weekday, day, month, year } = dateLeaf(date);
  return (
    <time className={styles.block} dateTime={date}>
      <span className={styles.spoken}>{`${formatWeekday(date)} ${formatDay(date)}`}</span>
      <span className={styles.leaf} aria-hidden="true">
        <small>{weekday}</small>
        <b>{day}</b>
        <small>{year === dateLeaf(now.toISOString()).year ? month : `${month}\u00a0${year}`}</small>
      </span>
    </time>
  );
}
