import { askedLanguages, type AskedLanguages, type Scholarship } from '@livres/api/contract';
import { COVERAGE_SENTENCES } from '../shared/scholarship.content';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Day, Detail, DetailList } from '../../shared/ui/DetailList';
import { detailContent as content } from './scholarship-detail.content';
import { gradeText } from '../shared/grade-text';
import styles from './ScholarshipDetail.module.css';

/** What one must know before applying, and where to go from here. */
export function ScholarshipDetailList({ scholarship }: { scholarship: Scholarship }) {
  return (
    <div className={styles.more}>
      <KeyFacts scholarship={scholarship} />
      <QuickLinks scholarship={scholarship} />
    </div>
  );
}

function KeyFacts({ scholarship }: { scholarship: Scholarship }) {
  const { deadline, duration_months, level_display, field_of_study, coverage_type, min_gpa } = scholarship;
  return (
    <section className={styles.facts} aria-labelledby="essentiel">
      <h3 id="essentiel">{content.facts}</h3>
      <DetailList>
        <Detail name={content.deadline}>
          <Day iso={deadline} />
        </Detail>
        <Detail name={content.duration}>{duration_months && content.months(duration_months)}</Detail>
        <Detail name={content.level}>{level_display}</Detail>
        <Detail name={content.field}>{withFrenchSpaces(field_of_study)}</Detail>
        <Detail name={content.coverage}>{COVERAGE_SENTENCES[coverage_type]}</Detail>
        <Detail name={content.gpa}>{min_gpa !== null && gradeText(min_gpa)}</Detail>
        <Detail name={content.languages}>{languages(askedLanguages(scholarship))}</Detail>
        <Detail name={content.countries}>{countries(scholarship.eligible_countries)}</Detail>
      </DetailList>
    </section>
  );
}

function QuickLinks({ scholarship: { id, level, level_display } }: { scholarship: Scholarship }) {
  return (
    <nav className={styles.links} aria-label={content.links}>
      <LinkButton to={paths.accompaniment(id)}>{content.accompaniment}</LinkButton>
      <LinkButton look="quiet" to={paths.scholarships({ level })}>
        {content.sameLevel(level_display)}
      </LinkButton>
      <LinkButton look="quiet" to={paths.scholarships()}>
        {content.others}
      </LinkButton>
    </nav>
  );
}

function languages(asked: AskedLanguages) {
  if (typeof asked === 'string') return asked && withFrenchSpaces(asked);
  if (asked.length === 0) return null;
  return (
    <ul>
      {asked.map(([language, level]) => (
        <li key={language}>
          {language}
          {level && `\u00a0: ${level}`}
        </li>
      ))}
    </ul>
  );
}

function countries(eligible: readonly string[]): string {
  return eligible.length === 0 ? content.allCountries : eligible.join(', ');
}
