import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import type { LegalBasis } from '../../platform/personal-data/personal-data-source.contract.js';
import type {
  PersonalDataDescription,
  PersonalTable,
} from '../../platform/personal-data/personal-data-source.js';
import { FORGOTTEN_PERSON } from './casework.content.js';

interface CaseOfPerson {
  resource: string;
  table: string;
  label: string;
  purpose: string;
  legal_basis: LegalBasis;
  people: string;
  /** Of its own form. */
  columns: Record<string, string>;
  /** What stands where a person stood. */
  forgotten: Record<string, string>;
  /** States after which the person is soon forgotten. */
  over: readonly string[];
  /** States in which nothing is left to do, and what an open one becomes. */
  ended: readonly string[];
  abandoned: string;
}

const TIDY = { name: 'casework.tidy', cron: '43 3 * * *' };
const KNOWN = 'held.forgotten_at IS NULL AND held.deleted_at IS NULL';
const quoted = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');

/** How a kind of case is found, exported and erased: its letters and notes with it. */
export function casePersonalData(about: CaseOfPerson): PersonalDataDescription {
  const { resource, table, label, purpose, legal_basis, people } = about;
  return {
    kind: resource,
    label,
    purpose,
    legal_basis,
    people,
    recipients: ['host', 'email_provider'],
    retention: [
      {
        what: 'À la corbeille',
        period: { days: TRASH_DAYS },
        job: TIDY,
        apply: { table, over: 'held.deleted_at < $1', erasure: { by: 'casework.purge' } },
      },
      {
        what: 'Closes ou refusées : la personne et ce qui a été écrit',
        period: { months: 24 },
        job: TIDY,
        apply: {
          table,
          over: `${KNOWN} AND held.status IN (${quoted(about.over)}) AND held.closed_at < $1`,
          erasure: { by: 'casework.forget' },
        },
      },
      {
        what: 'Les autres, sans suite : la personne et ce qui a été écrit',
        period: { months: 36 },
        job: TIDY,
        apply: { table, over: `${KNOWN} AND held.updated_at < $1`, erasure: { by: 'casework.forget' } },
      },
    ],
    tables: {
      [`case_entries ${resource}`]: entriesOf(about),
      [table]: {
        label,
        of: 'lower(held.email) = $1',
        merge: {
          resource,
          addresses: { email: 'follows' },
          identity: {
            first_name: 'held.first_name',
            last_name: 'held.last_name',
            said_at: 'held.created_at',
            rows: 'held.forgotten_at IS NULL',
            confirmed: 'false',
          },
        },
        columns: {
          reference: 'Référence',
          first_name: 'Prénom',
          last_name: 'Nom',
          email: 'Adresse e-mail',
          status: 'État',
          created_at: 'Reçue le',
          ...about.columns,
        },
        hidden: { form_hash: 'Empreinte du formulaire' },
        erasure: { set: forgottenSet(about) },
        audited: resource,
      },
    },
  };
}

function entriesOf({ resource, table }: CaseOfPerson): PersonalTable {
  return {
    label: 'Courriers et notes',
    of: `held.resource = '${resource}' AND held.case_id IN (SELECT id FROM ${table} WHERE lower(email) = $1)`,
    columns: { kind: 'Nature', subject: 'Sujet', body: 'Texte', created_at: 'Le', staff_name: 'Par' },
    erasure: { set: `subject = '', body = ''` },
    erasedRows: `held.kind IN ('note', 'letter', 'received')`,
  };
}

function forgottenSet({ forgotten, ended, abandoned }: CaseOfPerson): string {
  const texts = Object.entries({ ...FORGOTTEN_PERSON, ...forgotten }).map(
    ([column, text]) => `${column} = '${text}'`,
  );
  const isEnded = `status IN (${quoted(ended)})`;
  return [
    ...texts,
    `form_hash = 'oublie ' || id`,
    'forgotten_at = now()',
    `closed_at = CASE WHEN ${isEnded} THEN closed_at ELSE now() END`,
    `status = CASE WHEN ${isEnded} THEN status ELSE '${abandoned}' END`,
  ].join(', ');
}
