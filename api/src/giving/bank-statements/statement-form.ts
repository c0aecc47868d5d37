import type { FastifyRequest } from 'fastify';
import { readMultipart } from '../../platform/http/multipart-form.js';
import { endOfAccount } from './bank-file.js';
import { STATEMENT_LIMITS } from './bank-statement.contract.js';
import type { StatementMapping } from './bank-statement.dto.js';
import { statementErrors } from './bank-statement.errors.js';

/** What staff send: a file, and what they say of it. */
export interface StatementRequest {
  content: Buffer;
  name: string;
  mapping: StatementMapping | null;
  account: string;
  /** The places of the lines to keep although they look known. */
  keep: ReadonlySet<number>;
  isPreview: boolean;
}

const REFUSALS = { tooLarge: statementErrors.tooLarge, broken: statementErrors.unreadable };

/** Reads the form of an import; throws a Problem for a file that is missing or too large, or a field that is wrong. */
export async function readStatementForm(request: FastifyRequest): Promise<StatementRequest> {
  if (!request.isMultipart()) throw statementErrors.missing();
  const { content, name, fields } = await readMultipart(request, REFUSALS);
  if (!content || content.length === 0) throw statementErrors.missing();
  if (content.length > STATEMENT_LIMITS.bytes) throw statementErrors.tooLarge();
  return {
    content,
    name,
    mapping: mappingIn(fields['mapping']),
    account: accountIn(fields['account']),
    keep: placesIn(fields['keep']),
    isPreview: fields['preview'] === 'true',
  };
}

const PLACES = ['heading', 'date', 'wording', 'counterparty', 'amount', 'credit', 'debit'] as const;

function mappingIn(field: string | undefined): StatementMapping | null {
  if (!field) return null;
  try {
    const said = JSON.parse(field) as Record<string, unknown>;
    const places = PLACES.map((name) => [name, said[name] ?? null] as const);
    const areGood = places.every(
      ([, place]) => place === null || (Number.isInteger(place) && Number(place) <= 500),
    );
    if (
      !areGood ||
      [said['heading'], said['date'], said['wording']].some((place) => typeof place !== 'number')
    )
      throw new TypeError('A mapping has a heading, a date and words');
    return Object.fromEntries(places) as unknown as StatementMapping;
  } catch {
    throw statementErrors.badMapping();
  }
}

/** The end of a number, whatever of it was typed. */
function accountIn(field = ''): string {
  const account = endOfAccount(field);
  if (field.trim() !== '' && account === '') throw statementErrors.badAccount();
  return account;
}

function placesIn(field: string | undefined): ReadonlySet<number> {
  if (!field) return new Set();
  try {
    const places = JSON.parse(field) as unknown;
    if (!Array.isArray(places) || !places.every(Number.isInteger)) throw new TypeError('A list of places');
    return new Set(places as number[]);
  } catch {
    throw statementErrors.badKeep();
  }
}
