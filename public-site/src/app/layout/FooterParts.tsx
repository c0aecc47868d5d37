import { callTo, type PublicSettings } from '@livres/api/contract';
import { Address } from '../../shared/ui/Address';
import { Link } from 'react-router';
import type { SiteIdentity } from '../../shared/api/load-context';
import { siteContent } from '../../shared/content/site.content';
import { Container } from '../../shared/ui/Container';
import { NewsletterForm } from '../../people/newsletter/NewsletterForm';
import { newsletterContent } from '../../people/newsletter/newsletter.content';
import type { NavigationEntry } from '../navigation';
import { footerNavigation, footerTitles } from './footer-navigation';
import styles from './Footer.module.css';
import { NewMark } from './NewMark';
import { socialLinks } from './social-links';

/** Who we are, what one may do, where else to read, and how to reach us. */
export function FooterColumns({ site }: { site: SiteIdentity }) {
  return (
    <Container className={styles.columns}>
      <div>
        <h2>{site.name}</h2>
        <p>{siteContent.footerText}</p>
        <p className={styles.slogan}>{site.settings.site_description}</p>
        <SocialLinks settings={site.settings} />
      </div>
      <nav id="plan-du-site" className={styles.site} aria-label={siteContent.footerNavigation}>
        <Entries title={footerTitles.acts} entries={footerNavigation.acts} />
        <Entries title={footerTitles.association} entries={footerNavigation.association} />
      </nav>
      <Contact site={site} />
    </Container>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly NavigationEntry[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ to, label, isNew }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              {isNew && <NewMark />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page to write on is always there, whatever else is known. */
function Contact({ site: { contact_email: email, contact_phone: phone } }: { site: SiteIdentity }) {
  return (
    <div className={styles.contact}>
      <h2>{siteContent.contact}</h2>
      <ul>
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Address email={email} />
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={callTo(phone)}>{phone}</a>
          </li>
        )}
        {footerNavigation.contact.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
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

export function FooterNewsletter() {
  return (
    <>
      <h2>{newsletterContent.page.title}</h2>
      <NewsletterForm source="footer" />
    </>
  );
}
