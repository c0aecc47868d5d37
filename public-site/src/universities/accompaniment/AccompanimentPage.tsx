import type { AccompanimentAnswer } from '@livres/api/contract';
import { CalendarCheck, Compass, FileCheck, Languages, MessagesSquare, SpellCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { FormAnswer } from '../../shared/api/sent-form';
import { StepList } from '../../shared/ui/StepList';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { GiveList, OtherWay } from '../../shared/ui/GivePage';
import { PageHead } from '../../shared/ui/PageHead';
import { TopicCards } from '../../shared/ui/TopicCards';
import { useSite } from '../../shared/ui/use-site';
import { accompanimentContent as content } from './accompaniment.content';
import styles from './AccompanimentPage.module.css';
import type { AskedScholarship } from '../shared/asked-scholarship';
import { RequestForms } from './RequestForm';
import { PROGRAMME_TRAIL } from '../shared/programme-trail';

interface AccompanimentPageProps {
  formKey: string;
  /** The one that the request is about, where it came from its page. */
  scholarship: AskedScholarship | null;
  posted: FormAnswer<AccompanimentAnswer> | undefined;
}

const ICONS = {
  orientation: Compass,
  application_file: FileCheck,
  interview: MessagesSquare,
  follow_up: CalendarCheck,
  proofreading: SpellCheck,
  language: Languages,
};
const SERVICES = Object.entries(content.services.entries).map(([service, words]) => ({
  ...words,
  icon: ICONS[service as keyof typeof ICONS],
}));

export function AccompanimentPage(form: AccompanimentPageProps) {
  return (
    <>
      <Container>
        <PageHead title={content.title} lead={content.lead} trail={PROGRAMME_TRAIL}>
          <p className={styles.call}>
            <LinkButton look="main" large to="#demande">
              {content.ask}
            </LinkButton>
            <small>{content.free}</small>
          </p>
        </PageHead>
        <section className={styles.part} aria-labelledby="services">
          <h2 id="services">{content.services.title}</h2>
          <TopicCards topics={SERVICES} />
        </section>
      </Container>
      <section className={styles.process} aria-labelledby="etapes">
        <Container className={styles.part}>
          <h2 id="etapes">{content.process.title}</h2>
          <StepList items={content.process.steps} />
        </Container>
      </section>
      <Container>
        <section id="demande" className={styles.request} aria-labelledby="demande-titre">
          <h2 id="demande-titre">{content.request.title}</h2>
          <RequestForms {...form} />
          <Beside />
        </section>
      </Container>
    </>
  );
}

function Beside() {
  const { contact_answer_days } = useSite().settings;
  return (
    <div className={styles.beside}>
      <GiveList title={content.aside.title} entries={content.aside.entries(contact_answer_days)} />
      <Link to={pathTo('/politique-confidentialite')}>{content.aside.privacy}</Link>
      <OtherWay title={content.more.title} text={content.more.text}>
        <LinkButton to={paths.ambassadors()}>{content.more.link}</LinkButton>
      </OtherWay>
    </div>
  );
}
