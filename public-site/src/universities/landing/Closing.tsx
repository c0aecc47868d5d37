import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import styles from './Closing.module.css';
import { universitiesContent } from './universities.content';

const { closing, hero } = universitiesContent;

/** How the page ends: find and check, ask for help, or help others. */
export function Closing() {
  return (
    <div className={styles.closing}>
      <section className={styles.band} aria-labelledby="se-lancer">
        <h2 id="se-lancer">{closing.title}</h2>
        <p>{closing.text}</p>
        <div className={styles.links}>
          <LinkButton look="onBandMain" large to={paths.eligibility()}>
            {closing.eligibility}
          </LinkButton>
          <LinkButton look="onBand" large to={paths.accompaniment()}>
            {hero.support}
          </LinkButton>
        </div>
      </section>
      <section className={styles.card} aria-labelledby="ambassadeurs">
        <h2 id="ambassadeurs">{closing.ambassadorTitle}</h2>
        <p>{closing.ambassadorText}</p>
        <LinkButton large to={paths.ambassadors()}>
          {hero.ambassador}
        </LinkButton>
      </section>
    </div>
  );
}
