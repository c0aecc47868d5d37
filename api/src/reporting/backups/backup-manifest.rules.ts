import { backupErrors as errors } from './backups.errors.js';

export const PRODUCT = 'livres-en-partage';
/** Raised when a reader of today could not read what is written from then on. */
export const BACKUP_FORMAT = 1;
export const MANIFEST_ENTRY = 'manifest.json';

export interface CopiedTable {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  bytes: number;
  sha256: string;
}

export interface CopiedSequence {
  schema: string;
  name: string;
  /** As text: it may be larger than a number holds. */
  last_value: string;
  is_called: boolean;
}

export interface CopiedFile {
  key: string;
  bytes: number;
  sha256: string;
}

/** What a backup holds, in full; the last entry of its archive. */
export interface BackupManifest {
  product: typeof PRODUCT;
  format: number;
  version: string;
  made_at: string;
  environment: string;
  app_url: string;
  postgres: string;
  /** The version of the schema of pg-boss, which makes the tables of background jobs. */
  jobs_version: number;
  /** Names of the migrations that its database has had. */
  migrations: string[];
  tables: CopiedTable[];
  sequences: CopiedSequence[];
  files: CopiedFile[];
  /** Files that went while the backup was made. */
  missing_files: string[];
}

/** What lies beside an archive: enough to list, to check and to clear away, and nothing of what it holds. */
export interface BackupSummary {
  product: typeof PRODUCT;
  format: number;
  version: string;
  made_at: string;
  app_url: string;
  archive: string;
  bytes: number;
  sha256: string;
  is_encrypted: boolean;
  rows: number;
  files: number;
}

export const tableEntry = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  `tables/${schema}.${name}.copy`;
export const fileEntry = (key: string) => `files/${key}`;
export const rowsOf = ({ tables }: BackupManifest) => tables.reduce((sum, { rows }) => sum + rows, 0);

const SHA256 = /^[0-9a-f]{64}$/;
const NAME = /^[a-z_][a-z0-9_]{0,62}$/;

/** A manifest of ours, whole and well formed; throws in French where it is none. */
export function parseManifest(text: string): BackupManifest {
  const found = asObject(text);
  if (found?.['product'] !== PRODUCT) throw errors.foreign();
  if (!isCount(found['format'])) throw errors.damagedManifest();
  if (found['format'] > BACKUP_FORMAT) throw errors.laterFormat(String(found['version']));
  if (!isManifest(found)) throw errors.damagedManifest();
  return found;
}

/** Null where it is not what we write beside an archive. */
export function parseSummary(text: string): BackupSummary | null {
  const found = asObject(text);
  return found && isSummary(found) ? found : null;
}

type Fields = Record<string, unknown>;

function asObject(text: string): Fields | null {
  try {
    const found: unknown = JSON.parse(text);
    return isObject(found) ? found : null;
  } catch {
    return null;
  }
}

function isManifest(found: Fields): found is Fields & BackupManifest {
  const { migrations, tables, sequences, files, missing_files: missing } = found;
  return (
    isHeader(found) &&
    isText(found['environment']) &&
    isText(found['postgres']) &&
    isCount(found['jobs_version']) &&
    areAll(migrations, isText) &&
    migrations.length > 0 &&
    areAll(tables, isTable) &&
    tables.length > 0 &&
    areAll(sequences, isSequence) &&
    areAll(files, isFile) &&
    areAll(missing, isText) &&
    areDistinct([...tables.map(tableEntry), ...files.map(({ key }) => fileEntry(key))])
  );
}

function isSummary(found: Fields): found is Fields & BackupSummary {
  return (
    found['product'] === PRODUCT &&
    isCount(found['format']) &&
    isHeader(found) &&
    isText(found['archive']) &&
    isCopied(found) &&
    typeof found['is_encrypted'] === 'boolean' &&
    isCount(found['rows']) &&
    isCount(found['files'])
  );
}

function isHeader({ version, made_at: madeAt, app_url: appUrl }: Fields): boolean {
  return isText(version) && isText(appUrl) && isText(madeAt) && !Number.isNaN(Date.parse(madeAt));
}

function isTable(one: unknown): one is CopiedTable {
  return (
    isObject(one) &&
    isName(one['schema']) &&
    isName(one['name']) &&
    areAll(one['columns'], isName) &&
    isCount(one['rows']) &&
    isCopied(one)
  );
}

function isSequence(one: unknown): one is CopiedSequence {
  return (
    isObject(one) &&
    isName(one['schema']) &&
    isName(one['name']) &&
    isText(one['last_value']) &&
    /^-?\d{1,19}$/.test(one['last_value']) &&
    typeof one['is_called'] === 'boolean'
  );
}

function isFile(one: unknown): one is CopiedFile {
  return isObject(one) && isKey(one['key']) && isCopied(one);
}

/** Below its folder, whichever it is. */
function isKey(key: unknown): key is string {
  return (
    isText(key) &&
    key.length < 1000 &&
    !/[\\\p{Cc}]/u.test(key) &&
    key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

function isCopied({ bytes, sha256 }: Fields): boolean {
  return isCount(bytes) && typeof sha256 === 'string' && SHA256.test(sha256);
}

const isObject = (one: unknown): one is Fields =>
  typeof one === 'object' && one !== null && !Array.isArray(one);
const isText = (one: unknown): one is string => typeof one === 'string' && one !== '';
const isName = (one: unknown): one is string => typeof one === 'string' && NAME.test(one);
const isCount = (one: unknown): one is number => Number.isSafeInteger(one) && (one as number) >= 0;
const areDistinct = (names: string[]) => new Set(names).size === names.length;

function areAll<T>(list: unknown, isOne: (one: unknown) => one is T): list is T[] {
  return Array.isArray(list) && list.every(isOne);
}
