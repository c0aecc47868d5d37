import type { ContactAnswer } from '@livres/api/contract';
import { Link } from 'react-router';
import type { FormAnswer } from '../shared/api/sent-form';
import { contactWays } from '../shared/content/contact';
import { paths } from '../shared/paths';
import { ContactPanel } from '../shared/ui/ContactPanel';
import { Container } from '../shared/ui/Container';
import { PageHead } from '../shared/ui/PageHead';
import { useSite } from '../shared/ui/useSite';
import { contactContent as content } from './contact.content';
import { ContactForms } from './ContactForm';
import styles from './ContactPage.module.css';

interface ContactPageProps {
  formKey: string;
  subject: string;
  posted: FormAnswer<ContactAnswer> | undefined;
}

export function ContactPage(form: ContactPageProps) {
  return (
    <Container>
      <PageHead title={content.title} lead={content.lead} />
      <div className={styles.page}>
        <ContactForms {...form} />
        <ContactPanel
          {...content.ways}
          ways={contactWays(useSite(), content.ways.subject, '')}
          first="onBand"
        />
      </div>
      <Questions />
    </Container>
  );
}

const LINKS = { books: paths.giveThings('books'), give: paths.give(), privacy: paths.privacy() };

function Questions() {
  const { title, entries, links } = content.questions;
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{title}</h2>
      {entries.map((entry) => (
        <details key={entry.question}>
          <summary>{entry.question}</summary>
          <p>{entry.answer}</p>
          {'link' in entry && <Link to={LINKS[entry.link]}>{links[entry.link]}</Link>}
        </details>
      ))}
    </section>
  );
}
