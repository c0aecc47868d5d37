import type { MatchingReport } from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Day, Detail, DetailList } from '../../shared/ui/DetailList';
import { PageHead } from '../../shared/ui/PageHead';
import { ProgressMeter } from '../../shared/ui/ProgressMeter';
import { matchingReportContent as content } from './matching-report.content';
import styles from './MatchingReportPage.module.css';

/** What a sponsor reads of what they promised, by their private link. */
export function MatchingReportPage({ token, report }: { token: string; report: MatchingReport }) {
  const { sponsor_name, campaign_title, matched, total, left, given, gifts, days } = report;
  return (
    <Container narrow>
      <PageHead title={content.title} lead={withFrenchSpaces(content.lead(sponsor_name, campaign_title))} />
      <div className={styles.report}>
        <ProgressMeter
          kind="money"
          name={content.matched}
          text={`${content.amount(matched)} sur ${content.amount(total)}`}
          percentage={Math.floor((matched * 100) / total + 1e-9)}
          large
        />
        <DetailList>
          <Detail name={content.left}>{content.amount(left)}</Detail>
          <Detail name={content.given}>{content.amount(given)}</Detail>
          <Detail name={content.gifts}>{content.count(gifts)}</Detail>
        </DetailList>
        <h2>{content.terms}</h2>
        <Terms report={report} />
        <h2>{content.days}</h2>
        <Days days={days} />
        <p>{content.note}</p>
        <p>
          <LinkButton to={paths.matchingReportFile(token)} download>
            {content.file}
          </LinkButton>
        </p>
        <p>
          <LinkButton to={paths.campaign(report.campaign_slug)}>{content.toCampaign}</LinkButton>
        </p>
      </div>
    </Container>
  );
}

function Terms({ report }: { report: MatchingReport }) {
  return (
    <DetailList>
      <Detail name={content.total}>{content.amount(report.total)}</Detail>
      <Detail name={content.condition}>
        {content.conditions[report.condition]} ({content.ratio(report.ratio).toLowerCase()})
      </Detail>
      <Detail name={content.ceiling}>
        {report.gift_ceiling !== null && content.amount(report.gift_ceiling)}
      </Detail>
      <Detail name={content.dates}>
        <Day iso={report.starts_on} /> – <Day iso={report.ends_on} />
      </Detail>
      <Detail name={content.state}>{content.states[report.state]}</Detail>
      <Detail name={content.reason}>{report.ended_reason}</Detail>
    </DetailList>
  );
}

function Days({ days }: Pick<MatchingReport, 'days'>) {
  if (days.length === 0) return <p>{content.none}</p>;
  return (
    <table className={styles.days}>
      <thead>
        <tr>
          <th scope="col">{content.day}</th>
          <th scope="col">{content.gifts}</th>
          <th scope="col">{content.matched}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, gifts, matched }) => (
          <tr key={day}>
            <th scope="row">
              <Day iso={day} />
            </th>
            <td>{gifts}</td>
            <td>{content.amount(matched)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
