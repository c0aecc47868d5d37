import { callTo } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { GiveSteps, OtherWay } from '../../shared/ui/GivePage';
import { useSite } from '../../shared/ui/use-site';
import styles from './GivingAside.module.css';
import { givingAsideContent as content } from './giving-aside.content';

/** Beside the form: what is received, and what happens next. */
export function GivingAside() {
  return (
    <div className={styles.aside}>
      <GiveSteps title={content.next.title} steps={content.next.entries} />
      <section className={styles.takes} aria-label={content.takes.title}>
        <h2>{content.takes.title}</h2>
        {content.takes.kinds.map(({ name, yes, no }) => (
          <details key={name}>
            <summary>{name}</summary>
            <Entries entries={yes} />
            <h3>{content.takes.but}</h3>
            <Entries entries={no} isRefused />
          </details>
        ))}
      </section>
      <Reach />
      <OtherWay title={content.other.title} text={content.other.text}>
        <LinkButton look="give" to={paths.give()}>
          {content.other.action}
        </LinkButton>
      </OtherWay>
    </div>
  );
}

/** Where one comes to fetch things, and the number for who would rather ask. */
function Reach() {
  const { contact_phone, settings } = useSite();
  const { pickup_areas, pickup_phone } = settings;
  const phone = pickup_phone || contact_phone;
  if (!pickup_areas && !phone) return null;
  return (
    <section className={styles.reach} aria-label={content.reach.title}>
      <h2>{content.reach.title}</h2>
      {pickup_areas && <p>{pickup_areas}</p>}
      {phone && (
        <p>
          {content.reach.call} <a href={callTo(phone)}>{phone}</a>
        </p>
      )}
    </section>
  );
}

function Entries({ entries, isRefused = false }: { entries: readonly string[]; isRefused?: boolean }) {
  return (
    <ul className={isRefused ? styles.refused : undefined}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
