import { NEWSLETTER_PACE_LABELS, NEWSLETTER_PACES, type NewsletterPace } from '@livres/api/contract';
import { newsletterContent as content } from './newsletter.content';
import styles from './NewsletterPage.module.css';

/** Each newsletter, or the first of a month. */
export function PaceChoice({ chosen }: { chosen: NewsletterPace }) {
  return (
    <fieldset className={styles.choices}>
      <legend>{content.pace}</legend>
      {NEWSLETTER_PACES.map((pace) => (
        <label key={pace} className={styles.pace}>
          <input type="radio" name="pace" value={pace} defaultChecked={pace === chosen} />
          <span>{NEWSLETTER_PACE_LABELS[pace]}</span>
        </label>
      ))}
    </fieldset>
  );
}
