import { Link, useLocation } from 'react-router';
import { EconomyForm } from '../accessibility/EconomyForm';
import type { SiteIdentity } from '../../shared/api/load-context';
import { siteContent } from '../../shared/content/site.content';
import { ClothBand } from '../../shared/ui/ClothBand';
import { Container } from '../../shared/ui/Container';
import { served } from '../../shared/ui/served';
import { useVisit } from '../../shared/ui/VisitProvider';
import {
  accountNavigation,
  givingNavigation,
  legalNavigation,
  mainNavigation,
  searchEntry,
  staffNavigation,
} from '../navigation';
import { pathTo } from '../../shared/paths';
import styles from './Footer.module.css';
import { NewMark } from './NewMark';
import type { PublicSettings } from '@livres/api/contract';
import { socialLinks } from './social-links';

const FooterNewsletter = served(
  'pied-lettre',
  async () => (await import('./FooterNewsletter')).FooterNewsletter,
);

const FooterDisplay = served(
  'pied-affichage',
  async () => (await import('../accessibility/DisplayForm')).DisplayForm,
);

export function Footer({ site }: { site: SiteIdentity }) {
  const { pathname } = useLocation();
  const { savesData } = useVisit();
  return (
    <footer className={styles.footer}>
      <ClothBand />
      <Container className={styles.columns}>
        <div>
          <h2>{site.name}</h2>
          <p>{siteContent.footerText}</p>
          <p className={styles.slogan}>{site.settings.site_description}</p>
          <SocialLinks settings={site.settings} />
        </div>
        <nav id="plan-du-site" className={styles.site} aria-labelledby="plan-du-site-titre">
          <h2 id="plan-du-site-titre">{siteContent.footerNavigation}</h2>
          <ul>
            {[...mainNavigation, ...givingNavigation, searchEntry, ...accountNavigation].map(
              ({ to, label, isNew }) => (
                <li key={to}>
                  <Link to={to}>
                    {label}
                    {isNew && <NewMark />}
                  </Link>
                </li>
              ),
            )}
            {staffNavigation.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.last}>
          {site.settings.newsletter_form_shown && !hasItsOwnForm(pathname) && <FooterNewsletter />}
          <Contact site={site} />
        </div>
      </Container>
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

function Contact({ site: { contact_email: email, contact_phone: phone } }: { site: SiteIdentity }) {
  if (!email && !phone) return null;
  return (
    <div>
      <h2>{siteContent.contact}</h2>
      <ul>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Where the association can be followed; nothing where it is nowhere. */
function SocialLinks({ settings }: { settings: PublicSettings }) {
  const links = socialLinks(settings);
  if (links.length === 0) return null;
  return (
    <nav aria-label={siteContent.follow}>
      <ul>
        {links.map(({ name, address }) => (
          <li key={name}>
            <a href={address} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
