import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContactWay } from '../content/phone-and-email';
import { LinkButton, type ButtonLook } from './Button';
import styles from './HelpPanel.module.css';

interface ContactPanelProps {
  title: string;
  text: string;
  ways: ContactWay[];
  /** Said where the association has given no address yet. */
  none: string;
  note: string;
  /** Of the first way: `give` where writing is how one gives. */
  first?: ButtonLook;
  /** Further ways: an address, hours. */
  children?: ReactNode;
}

export function HelpPanel({ title, text, ways, none, note, first = 'give', children }: ContactPanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <p>{ways.length > 0 ? text : none}</p>
      <div className={styles.ways}>
        {ways.map(({ kind, label, address }, index) => (
          <LinkButton key={kind} large look={index === 0 ? first : 'onBand'} to={address}>
            {kind === 'email' ? (
              <Mail aria-hidden="true" size={22} />
            ) : (
              <Phone aria-hidden="true" size={22} />
            )}
            {label}
          </LinkButton>
        ))}
      </div>
      {children}
      {ways.length > 0 && <small>{note}</small>}
    </section>
  );
}
