import { Link, useLocation } from 'react-router';
import { EconomyForm } from '../accessibility/EconomyForm';
import type { SiteIdentity } from '../../shared/api/load-context';
import { siteContent } from '../../shared/content/site.content';
import { ClothBand } from '../../shared/ui/ClothBand';
import { Container } from '../../shared/ui/Container';
import { served } from '../../shared/ui/served';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { legalNavigation, staffNavigation } from '../navigation';
import { pathTo } from '../../shared/paths';
import styles from './Footer.module.css';

const FooterNewsletter = served('pied-lettre', async () => (await import('./FooterParts')).FooterNewsletter);

const FooterColumns = served('pied-colonnes', async () => (await import('./FooterParts')).FooterColumns);

const FooterDisplay = served(
  'pied-affichage',
  async () => (await import('../accessibility/DisplayForm')).DisplayForm,
);

export function Footer({ site }: { site: SiteIdentity }) {
  const { pathname } = useLocation();
  const { savesData } = usePageContext();
  return (
    <footer className={styles.footer}>
      <ClothBand />
      {site.settings.newsletter_form_shown && !hasItsOwnForm(pathname) && (
        <Container className={styles.newsletter}>
          <FooterNewsletter />
        </Container>
      )}
      <FooterColumns site={site} />
      {savesData && (
        <Container>
          <FooterDisplay />
        </Container>
      )}
      <Container className={styles.legal}>
        <p>{site.settings.site_copyright_text}</p>
        <nav aria-label={siteContent.legalNavigation}>
          <ul>
            {legalNavigation.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {staffNavigation.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <EconomyForm>
          {(text) => (
            <button type="submit" className={styles.economy}>
              {text}
            </button>
          )}
        </EconomyForm>
      </Container>
    </footer>
  );
}

/** Pages whose own part is the form for the email. */
function hasItsOwnForm(pathname: string): boolean {
  return pathname === pathTo('/') || pathname.startsWith(pathTo('/lettre'));
}
