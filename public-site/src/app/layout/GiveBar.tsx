import { useLocation } from 'react-router';
import { siteContent } from '../../shared/content/site.content';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import styles from './GiveBar.module.css';

/** On a phone, the ways to give stay under the thumb; not under that of a volunteer at someone's door. */
export function GiveBar() {
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.sharedRound(''))) return null;
  return (
    <nav className={styles.bar} aria-label={siteContent.give}>
      <LinkButton look="give" to={paths.give()}>
        {siteContent.giveBar}
      </LinkButton>
      <LinkButton to={paths.giveThings('books')}>{siteContent.giveThings}</LinkButton>
    </nav>
  );
}
