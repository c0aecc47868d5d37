import type { ContentPage } from '@livres/api/contract';
import { contactWays } from '../../shared/content/phone-and-email';
import { formatDay } from '../../shared/format/dates';
import { LinkButton } from '../../shared/ui/Button';
import { useSite } from '../../shared/ui/use-site';
import { legalContent } from './legal.content';
import styles from './LegalPage.module.css';

/** How a legal page ends: when it last changed, and whom to ask. */
export function LegalFoot({ page: { title, updated_at } }: { page: ContentPage }) {
  const ways = contactWays(useSite(), title, '');
  return (
    <>
      {updated_at && (
        <p className={styles.updated}>
          <time dateTime={updated_at}>{legalContent.updated(formatDay(updated_at))}</time>
        </p>
      )}
      {ways.length > 0 && (
        <section className={styles.question} aria-labelledby="question">
          <h2 id="question">{legalContent.write}</h2>
          <div className={styles.ways}>
            {ways.map(({ kind, label, address }) => (
              <LinkButton key={kind} to={address}>
                {label}
              </LinkButton>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
