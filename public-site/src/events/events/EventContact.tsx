import { callTo, type PublicEvent } from '@livres/api/contract';
import { Globe, Mail, Phone } from 'lucide-react';
import { useSite } from '../../shared/ui/use-site';
import { contactContent } from './event.content';
import styles from './EventPage.module.css';

/** How to ask about the event; the association's own address where it has none. */
export function EventContact({ event }: { event: PublicEvent }) {
  const site = useSite();
  const { contact_phone: phone, contact_website: website } = event;
  const email = event.contact_email || site.contact_email;
  if (!email && !phone && !website) return null;
  return (
    <section className={styles.contact} aria-labelledby="contact-evenement">
      <h3 id="contact-evenement">{contactContent.title}</h3>
      <ul>
        {email && (
          <li>
            <Mail aria-hidden="true" size={18} />
            <a href={`mailto:${email}?subject=${encodeURIComponent(event.title)}`}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <Phone aria-hidden="true" size={18} />
            <a href={callTo(phone)}>{phone}</a>
          </li>
        )}
        {website && (
          <li>
            <Globe aria-hidden="true" size={18} />
            <a href={website} rel="noopener">
              {contactContent.website}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
