import type { CaseOfStudent } from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { LinkButton } from '../../shared/ui/Button';
import { Day } from '../../shared/ui/DetailList';
import { AccountTable } from './AccountTable';
import styles from './Members.module.css';
import { accountContent } from './members.content';

const content = accountContent.requests;

/** What one asked of the university programme, how far it is, and what the association answered. */
export function AccountRequests({ requests }: { requests: CaseOfStudent[] }) {
  if (requests.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="demandes">
      <h2 id="demandes">{content.title}</h2>
      <AccountTable
        caption={content.caption}
        columns={[content.day, content.what, content.state, content.letters]}
      >
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </AccountTable>
      <div className={styles.links}>
        <LinkButton to={paths.accompaniment()}>{content.act}</LinkButton>
      </div>
    </section>
  );
}

function RequestRow({ request }: { request: CaseOfStudent }) {
  const { reference, resource, title, status_label, created_at, closed_at, letters } = request;
  return (
    <tr>
      <th scope="row" data-name={content.day}>
        <Day iso={created_at} />
        <span className={styles.small}>{reference}</span>
      </th>
      <td data-name={content.what}>
        <span>{withFrenchSpaces(title)}</span>
        <span className={styles.small}>{content.kinds[resource] ?? ''}</span>
      </td>
      <td data-name={content.state}>
        <Badge tone={closed_at ? 'quiet' : 'warm'}>{status_label}</Badge>
      </td>
      <td data-name={content.letters}>
        {letters.length === 0 ? (
          <span className={styles.soft}>{content.none}</span>
        ) : (
          <Emails letters={letters} />
        )}
      </td>
    </tr>
  );
}

function Emails({ letters }: Pick<CaseOfStudent, 'letters'>) {
  return (
    <div>
      {letters.toReversed().map(({ subject, body, sent_at }) => (
        <details key={sent_at} className={styles.folded}>
          <summary>{subject}</summary>
          <p className={styles.small}>
            <Day iso={sent_at} />
          </p>
          <p className={styles.letter}>{body}</p>
        </details>
      ))}
    </div>
  );
}
