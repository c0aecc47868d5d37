import type { ContactAnswer, PublicSettings } from '@livres/api/contract';
import { Link } from 'react-router';
import type { FormAnswer } from '../../shared/api/sent-form';
import { contactWays } from '../../shared/content/phone-and-email';
import { paths, pathTo } from '../../shared/paths';
import { HelpPanel } from '../../shared/ui/HelpPanel';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { useSite } from '../../shared/ui/use-site';
import { contactContent as content } from './contact.content';
import { ContactForms } from './ContactForm';
import styles from './ContactPage.module.css';

interface ContactPageProps {
  formKey: string;
  subject: string;
  posted: FormAnswer<ContactAnswer> | undefined;
}

export function ContactPage(form: ContactPageProps) {
  const site = useSite();
  return (
    <Container>
      <PageHead title={content.title} lead={content.lead} />
      <div className={styles.page}>
        <ContactForms {...form} />
        <HelpPanel {...content.ways} ways={contactWays(site, content.ways.subject, '')} first="onBand">
          <Place settings={site.settings} />
        </HelpPanel>
      </div>
      <Questions />
    </Container>
  );
}

/** Where and when one can come, line by line as it was written. */
function Place({ settings: { contact_address, contact_hours } }: { settings: PublicSettings }) {
  if (!contact_address && !contact_hours) return null;
  return (
    <dl className={styles.place}>
      {contact_address && <dt>{content.ways.address}</dt>}
      {contact_address && <dd>{contact_address}</dd>}
      {contact_hours && <dt>{content.ways.hours}</dt>}
      {contact_hours && <dd>{contact_hours}</dd>}
    </dl>
  );
}

const LINKS = {
  books: paths.giveThings('books'),
  give: paths.give(),
  privacy: pathTo('/politique-confidentialite'),
};

function Questions() {
  const { title, entries, links } = content.questions;
  const { contact_answer_days } = useSite().settings;
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{title}</h2>
      {entries.map((entry) => (
        <details key={entry.question}>
          <summary>{entry.question}</summary>
          <p>{typeof entry.answer === 'string' ? entry.answer : entry.answer(contact_answer_days)}</p>
          {'link' in entry && <Link to={LINKS[entry.link]}>{links[entry.link]}</Link>}
        </details>
      ))}
    </section>
  );
}
