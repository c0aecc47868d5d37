import { CircleUserRound, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { AccessibilityButton } from '../accessibility/AccessibilityButton';
import { siteContent } from '../../shared/content/site.content';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { mainNavigation, searchEntry, staffNavigation } from '../navigation';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu';
import { NewMark } from './NewMark';

export function Header({ siteName }: { siteName: string }) {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link to={pathTo('/')} className={styles.logo}>
          <img className={styles.mark} src="/favicon.svg" alt="" width={38} height={38} />
          {siteName}
        </Link>
        <nav className={styles.nav} aria-label={siteContent.mainNavigation}>
          <ul>
            {mainNavigation.map(({ to, label, isNew }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'}>
                  {label}
                  {isNew && <NewMark />}
                </NavLink>
              </li>
            ))}
            {staffNavigation.map(({ to, label }) => (
              <li key={to} className={styles.staff}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Link
          to={searchEntry.to}
          className={styles.search}
          aria-label={searchEntry.label}
          title={searchEntry.label}
        >
          <Search aria-hidden="true" size={22} />
        </Link>
        <Link
          to={pathTo('/mon-compte')}
          className={styles.account}
          aria-label={siteContent.account}
          title={siteContent.account}
        >
          <CircleUserRound aria-hidden="true" size={22} />
        </Link>
        <AccessibilityButton className={styles.accessibility} />
        <LinkButton look="give" to={paths.give()}>
          <span className={styles.long}>{siteContent.give}</span>
          <span className={styles.short}>{siteContent.giveShort}</span>
        </LinkButton>
        <MobileMenu className={styles.menu} />
      </Container>
    </header>
  );
}
