import { useLocation } from 'react-router';
import { siteContent } from '../../shared/content/site.content';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import styles from './GiveBar.module.css';

/** On a phone, the ways to give stay under the thumb; not under that of a volunteer at someone's door, or of a student. */
export function GiveBar() {
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.sharedRound(''))) return null;
  const isForStudents = /^\/universites(\/|$)/.test(pathname);
  const { give, giveBar, giveThings, studentBar, favorites, eligibility } = siteContent;
  return (
    <nav className={styles.bar} aria-label={isForStudents ? studentBar : give}>
      <LinkButton
        look={isForStudents ? 'plain' : 'give'}
        to={isForStudents ? paths.favorites() : paths.give()}
      >
        {isForStudents ? favorites : giveBar}
      </LinkButton>
      <LinkButton to={isForStudents ? paths.eligibility() : paths.giveThings('books')}>
        {isForStudents ? eligibility : giveThings}
      </LinkButton>
    </nav>
  );
}
