import type { Scholarship } from '@livres/api/contract';
import { CalendarDays, ExternalLink } from 'lucide-react';
import { daysUntil, formatDay } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { detailContent as content } from './scholarship-detail.content';
import styles from './ScholarshipDetail.module.css';

/** How one applies, or why one no longer can. */
export function ScholarshipDetailApply({ scholarship }: { scholarship: Scholarship }) {
  const { now } = usePageContext();
  const { id, organization, application_url, deadline, level } = scholarship;
  const day = `${deadline}T12:00:00Z`;
  const shut = whyShut(scholarship, daysUntil(day, now) < 0);
  if (shut) {
    return (
      <div className={styles.shut} role="note">
        <p>{shut}</p>
        <LinkButton to={paths.scholarships({ level })}>{content.open}</LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.apply}>
      {application_url ? (
        <>
          <p>{withFrenchSpaces(content.applyText(organization))}</p>
          <LinkButton
            look="main"
            large
            to={application_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby="nouvel-onglet"
          >
            {content.applyHere}
            <ExternalLink aria-hidden="true" size={20} />
          </LinkButton>
          <small id="nouvel-onglet">{content.newTab}</small>
        </>
      ) : (
        <p>{content.noAddress}</p>
      )}
      <p>
        <strong>{content.until(formatDay(day))}</strong>
      </p>
      <p className={styles.calendar}>
        <a href={paths.scholarshipCalendar(id)} download>
          <CalendarDays aria-hidden="true" size={18} />
          {content.calendar}
        </a>
        <small>{content.calendarHelp}</small>
      </p>
    </div>
  );
}

function whyShut({ status, deadline }: Scholarship, isOver: boolean): string | null {
  if (status === 'suspended') return content.suspended;
  if (status === 'draft') return content.draft;
  if (isOver) return content.expired(formatDay(`${deadline}T12:00:00Z`));
  return status === 'closed' ? content.closed : null;
}
