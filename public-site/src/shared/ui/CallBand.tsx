import { Mail } from 'lucide-react';
import { contactWays } from '../content/phone-and-email';
import { siteContent } from '../content/site.content';
import { paths } from '../paths';
import { LinkButton } from './Button';
import styles from './CallBand.module.css';
import { Container } from './Container';
import { useSite } from './use-site';

interface CallBandProps {
  title: string;
  text: string;
  /** Of the e-mail that a visitor may begin from here. */
  subject: string;
  /** Instead of that e-mail, where a page does it better. */
  link?: { to: string; label: string };
}

/** How a page ends: give, or write to the association. */
export function CallBand({ title, text, subject, link }: CallBandProps) {
  const site = useSite();
  const ways = link ? [] : contactWays(site, subject, '').filter(({ kind }) => kind === 'email');
  return (
    <Container>
      <section className={styles.band} aria-label={title}>
        <div className={styles.text}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>
          <LinkButton look="give" large to={paths.give()}>
            {siteContent.give}
          </LinkButton>
          {link && (
            <LinkButton look="onBand" large to={link.to}>
              {link.label}
            </LinkButton>
          )}
          {ways.map(({ kind, address }) => (
            <LinkButton key={kind} look="onBand" large to={address}>
              <Mail aria-hidden="true" size={22} />
              {siteContent.write}
            </LinkButton>
          ))}
        </div>
      </section>
    </Container>
  );
}
