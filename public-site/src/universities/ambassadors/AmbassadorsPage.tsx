import type { AmbassadorAnswer } from '@livres/api/contract';
import { Award, CalendarDays, FileBadge, HeartHandshake, Presentation, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { AskedScholarship } from '../shared/asked-scholarship';
import type { FormAnswer } from '../../shared/api/sent-form';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { GiveList } from '../../shared/ui/GivePage';
import { PageHead } from '../../shared/ui/PageHead';
import { TopicCards } from '../../shared/ui/TopicCards';
import { useSite } from '../../shared/ui/use-site';
import { pathTo } from '../../shared/paths';
import { ambassadorsContent as content } from './ambassadors.content';
import styles from './AmbassadorsPage.module.css';
import { ApplicationForm } from './ApplicationForm';
import { PROGRAMME_TRAIL } from '../shared/programme-trail';

interface AmbassadorsPageProps {
  formKey: string;
  /** The one that the visitor has, where they come from its page. */
  scholarship: AskedScholarship | null;
  posted: FormAnswer<AmbassadorAnswer> | undefined;
}

const ICONS = {
  network: Users,
  training: Presentation,
  certificate: FileBadge,
  recognition: Award,
  events: CalendarDays,
  impact: HeartHandshake,
};
const ADVANTAGES = Object.entries(content.advantages.entries).map(([name, words]) => ({
  ...words,
  icon: ICONS[name as keyof typeof ICONS],
}));

export function AmbassadorsPage(form: AmbassadorsPageProps) {
  return (
    <>
      <Container>
        <PageHead title={content.title} lead={content.lead} trail={PROGRAMME_TRAIL}>
          <p className={styles.call}>
            <LinkButton look="main" large to="#candidature">
              {content.apply}
            </LinkButton>
          </p>
        </PageHead>
      </Container>
      <Network />
      <Container>
        <div className={styles.columns}>
          <section className={styles.what} aria-labelledby="role">
            <h2 id="role">{content.what.title}</h2>
            {content.what.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <div className={styles.criteria}>
            <GiveList title={content.criteria.title} entries={content.criteria.entries} />
            <p>{content.criteria.note}</p>
          </div>
        </div>
        <section className={styles.part} aria-labelledby="avantages">
          <h2 id="avantages">{content.advantages.title}</h2>
          <TopicCards topics={ADVANTAGES} />
        </section>
        <section id="candidature" className={styles.request} aria-labelledby="candidature-titre">
          <h2 id="candidature-titre">{content.application.title}</h2>
          <ApplicationForm {...form} />
          <Beside />
        </section>
      </Container>
    </>
  );
}

function Network() {
  return (
    <section className={styles.network} aria-label={content.figures.title}>
      <Container>
        <dl className={styles.figures}>
          {content.figures.entries.map(({ title, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{title}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

function Beside() {
  const { contact_answer_days } = useSite().settings;
  return (
    <div className={styles.beside}>
      <GiveList title={content.next.title} entries={content.next.entries(contact_answer_days)} />
      <Link to={pathTo('/politique-confidentialite')}>{content.next.privacy}</Link>
    </div>
  );
}
