import { Mail } from 'lucide-react';
import { siteContent } from '../content/site.content';
import { paths } from '../paths';
import { LinkButton } from './Button';
import styles from './CallBand.module.css';
import { Container } from './Container';

interface CallBandProps {
  title: string;
  text: string;
  /** Of the message that a visitor may begin from here. */
  subject: string;
  /** Instead of that message, where another page does it better. */
  link?: { to: string; label: string };
}

/** How a page ends: give, or write to the association. */
export function CallBand({ title, text, subject, link }: CallBandProps) {
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
          <LinkButton look="onBand" large to={link?.to ?? paths.contact(subject)}>
            {!link && <Mail aria-hidden="true" size={22} />}
            {link?.label ?? siteContent.write}
          </LinkButton>
        </div>
      </section>
    </Container>
  );
}
