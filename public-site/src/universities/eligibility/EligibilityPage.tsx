import type { AskedScholarship } from '../shared/asked-scholarship';
import { isSaid } from '../shared/eligibility/eligibility-criteria';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { served } from '../../shared/ui/served';
import type { EligibilityAsked } from './eligibility-address';
import { eligibilityContent as content } from './eligibility.content';
import { EligibilityForm } from './EligibilityForm';
import styles from './EligibilityPage.module.css';
import { EligibilityResults } from './EligibilityResults';

const Rules = served(
  'comment-nous-repondons',
  async () => (await import('./EligibilityRules')).EligibilityRules,
);

interface EligibilityPageProps {
  asked: EligibilityAsked;
  /** What one has answered, in a line. */
  answers: string;
  /** The one that one comes from, where it can be read. */
  scholarship: AskedScholarship | null;
  fields: readonly string[];
  failure: string | null;
}

export function EligibilityPage({ asked, answers, scholarship, fields, failure }: EligibilityPageProps) {
  const hasAnswers = isSaid(asked.profile);
  const form = <EligibilityForm read={asked} fields={fields} scholarship={asked.scholarship} />;
  return (
    <Container className={styles.page}>
      <PageHead
        title={content.title}
        lead={content.lead}
        trail={[{ label: content.universities, to: pathTo('/universites') }]}
      />
      {scholarship && !hasAnswers && <ForScholarship scholarship={scholarship} />}
      {hasAnswers ? (
        <details className={styles.change} open={Boolean(asked.gradeFault)}>
          <summary>
            <b>{content.change}</b> <span>{answers}</span>
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
      {hasAnswers && <EligibilityResults asked={asked} failure={failure} />}
      <Rules />
      <nav className={styles.onward} aria-label={content.universities}>
        <LinkButton to={paths.accompaniment(scholarship?.id)}>{content.more}</LinkButton>
        <LinkButton look="quiet" to={paths.scholarships()}>
          {content.list}
        </LinkButton>
        {hasAnswers && (
          <LinkButton look="quiet" to={paths.eligibility()}>
            {content.clear}
          </LinkButton>
        )}
      </nav>
    </Container>
  );
}

function ForScholarship({
  scholarship: { title, organization, country },
}: {
  scholarship: AskedScholarship;
}) {
  return (
    <p className={styles.one}>
      {content.forOne}
      {'\u00a0: '}
      <strong>{withFrenchSpaces(title)}</strong>
      <span>
        {organization}, {country}
      </span>
    </p>
  );
}
