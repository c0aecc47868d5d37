import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { circlesOf, importsOf } from './circles.ts';
import {
  dependenciesByClass,
  filesNaming,
  linesOfCode,
  ninthDecile,
  PROBE_FIELDS,
  repeatedDefinitions,
} from './house-size.ts';
import { MAY_USE } from './may-use.ts';
import { namesCapability } from './shared-names.ts';
import { read, ROOT, sourceFiles, writtenFiles } from './source-files.ts';
import {
  entitiesByTable,
  ownersByTable,
  queryingFiles,
  tablesNamedIn,
  tablesOfMigrations,
} from './sql-tables.ts';

/** How far a change reaches, measured in the code itself. */
export interface Measure {
  name: string;
  value: number;
  most: number;
  /** What is counted, where it should not be there. */
  found: string[];
}

const WORKSPACES = [
  'api/src',
  'api/client',
  'api/demo',
  'api/illustrator',
  'admin/src',
  'public-site/src',
  'public-site/server',
  'scripts',
  'tests',
];
/** Words that once stood for timeline, e-mails, audit log, actions, admin, checkout, retention, cache and stats. */
const OWN_WORDS = /(?:Story|Letters?|Trail|Acts?|Desk|Beginnings?|Housekeeping|Keepers?|Standing)(?![a-z])/;
const README_BYTES = 8_192;

/** Folders in which no files import each other in a circle. */
const WITHOUT_CIRCLES = [
  'api/src',
  'api/client',
  'admin/src',
  'public-site/src',
  'public-site/server',
  'scripts',
  'tests',
];

const sources = () =>
  ['api/src', 'admin/src', 'public-site/src'].map((root) => ({ root, files: sourceFiles(root) }));

/** All measures of the house, each with the most that it may be. */
export function measures(): Measure[] {
  const api = sourceFiles('api/src');
  const parsed = WORKSPACES.flatMap((root) =>
    writtenFiles(root)
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
      .map((path) => ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)),
  );
  // What a measure of repetition reads could be shared: the site's server and the commands run without the api's build.
  const sharing = parsed.filter(({ fileName }) => !/^(?:public-site\/server|scripts)\//.test(fileName));
  return [
    folders('api/src', 10),
    folders('admin/src', 14),
    folders('public-site/src', 14),
    none('SQL edges between capabilities that MAY_USE does not name', undeclaredEdges()),
    none(
      'tables with two entities',
      [...entitiesByTable(api)].filter(([, classes]) => classes.length > 1).map(([table]) => table),
    ),
    none('spreads of a literal', parsed.flatMap(literalSpreads)),
    ...['MAX_INT', 'DAY_MS', 'HOUR_MS', 'hashToken', 'choicesOf'].map((name) => ({
      ...none(
        `definitions of ${name}`,
        sharing.flatMap((file) => definitionsOf(name, file)),
      ),
      most: 1,
    })),
    none('classes of the api that share a name', sharedNames(parsed)),
    none('calls of the api whose answer is typed by hand', parsed.flatMap(callsTypedByHand)),
    ...PROBE_FIELDS.map((field) => ({ ...none(`files that name ${field}`, filesNaming(field)), most: 9 })),
    dependencies(parsed),
    { ...none('definitions that stand in another file too', repeatedDefinitions(sharing)), most: 20 },
    { name: 'lines of code', value: linesOfCode(), most: 300_000, found: [] },
    none('exports with words of our own', parsed.flatMap(namedInOwnWords)),
    none('calls of tell and hear', parsed.flatMap(callsOfOwnWords)),
    none(
      'files of shared that bear a capability’s name',
      sources().flatMap(({ root, files }) =>
        files
          .filter(({ folder, path }) => folder === 'shared' && namesCapability(path))
          .map(({ path }) => `${root}/${path}`),
      ),
    ),
    none(
      'circles of files',
      WITHOUT_CIRCLES.flatMap((root) => circlesOf(importsOf(root)).map((circle) => circle.join(' ↔ '))),
    ),
    none(
      'migrations that patch SQL by replacing text',
      writtenFiles('api/src/platform/database/migrations').filter((path) => read(path).includes('.replace(')),
    ),
    {
      name: 'bytes of README.md',
      value: statSync(join(ROOT, 'README.md')).size,
      most: README_BYTES,
      found: [],
    },
  ];
}

function none(name: string, found: string[]): Measure {
  return { name, value: found.length, most: 0, found };
}

/** Nine classes of ten are given at most so many others by Nest. */
function dependencies(files: ts.SourceFile[]): Measure {
  const counts = dependenciesByClass(files);
  return {
    name: 'constructor dependencies, ninth decile',
    value: ninthDecile(counts.map(([, count]) => count)),
    most: 5,
    found: counts.filter(([, count]) => count > 5).map(([name, count]) => `${name}: ${count}`),
  };
}

function folders(root: string, most: number): Measure {
  const entries = readdirSync(join(ROOT, root), { withFileTypes: true });
  return {
    ...none(
      `folders at the top of ${root}`,
      entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    ),
    most,
  };
}

/** As `file → table`: queries on a table of a capability that MAY_USE does not grant, declarations of personal data left out. */
function undeclaredEdges(): string[] {
  const files = queryingFiles();
  const owners = ownersByTable(files);
  return tablesNamedIn(files, tablesOfMigrations())
    .uses.filter(({ file }) => !file.endsWith('.personal-data.content.ts'))
    .filter(({ capability, table }) => {
      const owner = owners.get(table);
      return owner !== capability && owner !== 'platform' && !MAY_USE[capability]?.includes(owner ?? '');
    })
    .map(({ file, table }) => `${file} → ${table}`);
}

function literalSpreads(file: ts.SourceFile): string[] {
  return nodesOf(file)
    .filter(
      (node) =>
        ((ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) &&
          ts.isObjectLiteralExpression(node.expression)) ||
        (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression)),
    )
    .map((node) => placeOf(file, node));
}

function definitionsOf(name: string, file: ts.SourceFile): string[] {
  return nodesOf(file)
    .filter(
      (node) =>
        (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name?.getText() === name,
    )
    .map((node) => placeOf(file, node));
}

function sharedNames(files: ts.SourceFile[]): string[] {
  const classes = files
    .filter(({ fileName }) => fileName.startsWith('api/src/'))
    .flatMap((file) => nodesOf(file).filter(ts.isClassDeclaration))
    .flatMap(({ name }) => (name ? [name.text] : []));
  return [...new Set(classes.filter((name, index) => classes.indexOf(name) !== index))];
}

/** `api.get<Campaign>('…')`: what the compiler would believe, whatever the route answers. */
function callsTypedByHand(file: ts.SourceFile): string[] {
  if (!/^(?:admin|public-site)\/src\//.test(file.fileName)) return [];
  return nodesOf(file)
    .filter(ts.isCallExpression)
    .filter(
      ({ expression, typeArguments }) =>
        ts.isPropertyAccessExpression(expression) &&
        ['get', 'post', 'put', 'patch', 'delete', 'request'].includes(expression.name.text) &&
        typeArguments !== undefined,
    )
    .map((node) => placeOf(file, node));
}

function namedInOwnWords(file: ts.SourceFile): string[] {
  return file.statements
    .filter(
      (node) =>
        ts.isClassDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node),
    )
    .filter(({ name }) => name && OWN_WORDS.test(name.text))
    .map((node) => `${placeOf(file, node)} ${node.name!.text}`);
}

function callsOfOwnWords(file: ts.SourceFile): string[] {
  return nodesOf(file)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => /(?:^|\.)(?:tell|hear)$/.test(expression.getText()))
    .map((node) => placeOf(file, node));
}

function nodesOf(file: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return nodes;
}

function placeOf(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
