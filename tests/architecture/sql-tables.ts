import ts from 'typescript';
import { OWNERS } from './may-use.ts';
import { capabilityOf, read, sourceFiles, type SourceFile, writtenFiles } from './source-files.ts';

/** A table or view that a file names in a query, and whether the query writes it. */
export interface TableUse {
  file: string;
  capability: string;
  table: string;
  writes: boolean;
}

const MIGRATIONS = 'api/src/platform/database/migrations';

const NAME = String.raw`(?:"?([a-z_]+)"?)`;
const WRITES = [
  new RegExp(String.raw`\b(?:INSERT|MERGE)\s+INTO\s+${NAME}`, 'g'),
  new RegExp(String.raw`(?<!FOR |DO |FOR NO KEY )\bUPDATE\s+(?:ONLY\s+)?${NAME}`, 'g'),
  new RegExp(String.raw`\bDELETE\s+FROM\s+(?:ONLY\s+)?${NAME}`, 'g'),
  new RegExp(String.raw`\bTRUNCATE\s+(?:TABLE\s+)?${NAME}`, 'g'),
];
const READS = new RegExp(
  String.raw`(?<!DELETE\s)\b(?:FROM|JOIN|USING)\s+(?:ONLY\s+|LATERAL\s+)?${NAME}(?!\s*\()`,
  'g',
);
/** The second table of `FROM one a, two b`. */
const LISTED = new RegExp(
  String.raw`\b(?:FROM|USING)\s+[a-z_]+(?:\s+(?:AS\s+)?[a-z_]+)?((?:\s*,\s*[a-z_]+(?:\s+(?:AS\s+)?[a-z_]+)?)+)`,
  'g',
);
const COMMON_TABLE = /\b([a-z_]+)\s*(?:\([^()]*\)\s*)?AS\s+(?:NOT\s+)?(?:MATERIALIZED\s+)?\(/g;
/** A file without any of these words names no table: parsing it is spared. */
const MAY_QUERY = /\b(?:FROM|JOIN|INTO|UPDATE|TRUNCATE|USING|tables?)\b|\.(?:from|into|\w+Join\w*)\(/;
/** What query builders, repositories and declarations call the place of a table's name. */
const BUILDER =
  /^(?:from|into|update|delete|insert|createQueryBuilder|getRepository|(?:inner|left)Join(?:And\w+)?)$/;

/** The tables and views that the migrations make. */
export function tablesOfMigrations(): string[] {
  const sql = writtenFiles(MIGRATIONS).map(read).join('\n');
  const made = sql.matchAll(
    /CREATE\s+(?:UNLOGGED\s+)?(?:OR REPLACE\s+)?(?:TABLE|(?:MATERIALIZED\s+)?VIEW)\s+(?:IF NOT EXISTS\s+)?([a-z_]+)\s+(?:\(|AS\b)/g,
  );
  return [...new Set([...made].map(([, name = '']) => name))].toSorted();
}

/** The entity classes of each table, as `wing/capability/Class`. */
export function entitiesByTable(files: SourceFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of files) {
    const entities = text.matchAll(
      /@(?:View)?Entity\((?:\{ name: )?'([a-z_]+)'[^\n]*\)\nexport class (\w+)/g,
    );
    for (const [, table = '', name = ''] of entities) {
      found.set(table, [...(found.get(table) ?? []), `${capabilityOf(path)}/${name}`]);
    }
  }
  return found;
}

/** The capability that owns each table: its entity's, or the one that OWNERS names. */
export function ownersByTable(files: SourceFile[]): Map<string, string> {
  const ofEntities = [...entitiesByTable(files)].map(
    ([table, [name = '']]) => [table, capabilityOf(name)] as const,
  );
  return new Map([...Object.entries(OWNERS), ...ofEntities]);
}

/** The files of the api that may name a table: migrations and specs left out. */
export function queryingFiles(): SourceFile[] {
  return sourceFiles('api/src').filter(({ path }) => !path.startsWith('platform/database/migrations/'));
}

export interface TablesRead {
  queries: number;
  uses: TableUse[];
  /** Files with a query whose table is given by a variable. */
  given: string[];
}

export function tablesNamedIn(files: SourceFile[], tables: readonly string[]): TablesRead {
  const known = new Set(tables);
  const all: TablesRead = { queries: 0, uses: [], given: [] };
  for (const file of files.filter(({ text }) => MAY_QUERY.test(text))) {
    const uses = new Map<string, boolean>();
    const use = (table: string, writes: boolean) => {
      if (known.has(table)) uses.set(table, writes || uses.get(table) === true);
    };
    for (const text of textsOf(file)) {
      const read = tablesOfQuery(text);
      for (const name of read.written) use(name, true);
      for (const name of read.read) use(name, false);
      all.queries += [...read.written, ...read.read].some((name) => known.has(name)) ? 1 : 0;
      if (
        /\b(?:JOIN|INTO|UPDATE|DELETE FROM|(?<!\b(?:extract|trim|substring)\s*\([^()]*)FROM)\s+\$\{/.test(
          text,
        )
      ) {
        all.given.push(file.path);
      }
    }
    const isDeclaration = file.path.endsWith('.personal-data.content.ts');
    for (const name of tablesGivenByName(file)) use(name, isDeclaration);
    for (const [table, writes] of uses) {
      all.uses.push({ file: file.path, capability: capabilityOf(file.path), table, writes });
    }
  }
  return all;
}

export function tablesOfQuery(text: string): { written: string[]; read: string[] } {
  const common = new Set([...text.matchAll(COMMON_TABLE)].map(([, name]) => name));
  const named = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => (name && !common.has(name) ? [name] : []));
  const listed = [...text.matchAll(LISTED)].flatMap(([, rest = '']) =>
    [...rest.matchAll(/,\s*([a-z_]+)/g)].flatMap(([, name]) => (name && !common.has(name) ? [name] : [])),
  );
  return { written: WRITES.flatMap(named), read: [...named(READS), ...listed] };
}

function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Every string of a file; what a template puts in stays as `${name}`. */
function textsOf(file: SourceFile): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) texts.push(textOfTemplate(node));
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return texts;
}

function textOfTemplate({ head, templateSpans }: ts.TemplateExpression): string {
  return (
    head.text +
    templateSpans.map(({ expression, literal }) => `\${${expression.getText()}}${literal.text}`).join('')
  );
}

/** Tables named where a query builder, a parameter or a property called `table`, or a declaration of personal data takes one. */
function tablesGivenByName(file: SourceFile): string[] {
  const names: string[] = [];
  const take = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) names.push(node.text);
    else if (ts.isLiteralTypeNode(node)) take(node.literal);
    else if (ts.isUnionTypeNode(node)) node.types.forEach(take);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (BUILDER.test(node.expression.name.text)) take(node.arguments[0]);
    }
    if ((ts.isParameter(node) || ts.isPropertySignature(node)) && node.name.getText() === 'table')
      take(node.type);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'table') take(node.initializer);
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'tables' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      for (const property of node.initializer.properties) {
        if (property.name && ts.isIdentifier(property.name)) names.push(property.name.text);
        if (property.name && ts.isStringLiteralLike(property.name))
          names.push(property.name.text.replace(/ .*/, ''));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return names;
}
