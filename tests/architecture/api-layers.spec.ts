import { describe, expect, it } from 'vitest';
import { MAY_USE, WINGS } from './may-use.ts';
import { capabilityOf, folderOf, sourceFiles, type SourceFile } from './source-files.ts';
import { ownersByTable, queryingFiles, tablesNamedIn, tablesOfMigrations } from './sql-tables.ts';

const files = sourceFiles('api/src');
const capabilities = [...new Set(files.map(({ path }) => capabilityOf(path)))].filter(
  (name) => name && name !== 'platform',
);

// A wire type may be made of another feature's: OpenAPI needs the class. A kind of content is described to publishing
// in publishing's own words: its columns, their fields, its presenter, the cells of its imports; casework makes the staff routes of a kind of case.
const DOORS =
  /\.(?:service|contract|event|module|dto|kind|columns|fields|personal-data\.content|presenter|cells|admin)$/;

/** What makes the database: whole SQL, run once. */
const MIGRATIONS = /^platform\/database\/migrations\//;

/** Files whose statements take a table, a condition or their text at run time, or go to a connection of their own. */
const AT_RUN_TIME: readonly string[] = [
  'content/media/media-usage.service.ts',
  'content/publishing/content-views.service.ts',
  'content/publishing/ordering.service.ts',
  'content/search/search.service.ts',
  'content/search/spelling.service.ts',
  'content/taxonomy/term-uses.service.ts',
  'core/audit/audit-redaction.service.ts',
  'core/jobs/jobs.service.ts',
  'core/retention/retention.service.ts',
  'giving/donation-receipts/receipt-records.service.ts',
  'giving/donation-receipts/waiting-receipts.service.ts',
  'people/merges/merge-comparison.service.ts',
  'people/merges/people-merges.service.ts',
  'people/merges/people.service.ts',
  'people/merges/row-moves.ts',
  'people/merges/row-returns.ts',
  'people/personal-data/erased-rows.service.ts',
  'people/personal-data/personal-data-archive.service.ts',
  'people/personal-data/personal-data-file.service.ts',
  'people/personal-data/personal-data-sources.service.ts',
  'platform/database/analysis-database.ts',
  'platform/database/app-role.ts',
  'platform/database/content-revision.service.ts',
  'platform/database/database-listener.ts',
  'platform/database/database-pulse.ts',
  'platform/database/migrate.ts',
  'platform/database/query.ts',
  'reporting/backups/backup-command.ts',
  'reporting/backups/database-copy.ts',
  'reporting/backups/databases.ts',
  'reporting/backups/load-backup.ts',
  'reporting/backups/make-backup.ts',
  'universities/casework/case-stats.service.ts',
  'universities/scholarships/scholarship-facets.service.ts',
];

interface Arrow {
  from: SourceFile;
  to: string;
  capability: string;
  toCapability: string;
}

const arrows: Arrow[] = files.flatMap((from) =>
  from.imports.flatMap(({ path: to }) => {
    if (to === undefined) return [];
    const [capability, toCapability] = [capabilityOf(from.path), capabilityOf(to)];
    return capability === toCapability ? [] : [{ from, to, capability, toCapability }];
  }),
);
const wingAt = (path: string) => (WINGS as readonly string[]).indexOf(folderOf(path));

/** Whose tables each capability's queries name. */
const owners = ownersByTable(files);
const queried = tablesNamedIn(queryingFiles(), tablesOfMigrations()).uses.map(({ capability, table }) => ({
  capability,
  owner: owners.get(table),
}));

const said = ({ from, to }: Arrow) => `${from.path} → ${to}`;

describe('the layers of the api', () => {
  it('reads the whole api', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(arrows.length).toBeGreaterThan(60);
    expect(capabilities).toContain('content/campaigns');
  });

  it('are the wings that the house has, and no other folder', () => {
    const folders = new Set(files.map(({ folder }) => folder).filter(Boolean));
    expect([...folders].toSorted()).toEqual([...WINGS].toSorted());
  });

  it('a wing uses itself and the wings before it', () => {
    const wrong = arrows.filter(({ from, to }) => from.folder !== '' && wingAt(to) > wingAt(from.path));
    expect(wrong.map(said)).toEqual([]);
  });

  it('nothing below app.module uses the files that compose, but the module of a wing its own', () => {
    const upward = arrows.filter(({ from, to }) => from.folder !== '' && capabilityOf(to) === '');
    expect(upward.map(said)).toEqual([]);
  });

  it('only app.module composes wings, and the module of a wing its capabilities', () => {
    const modules = files.filter(({ path }) => /^[a-z]+\/[a-z]+\.module\.ts$/.test(path));
    expect(modules.map(({ folder }) => folder).toSorted()).toEqual([...WINGS].toSorted());
    const astray = arrows.filter(
      ({ from, to }) =>
        isWingModule(from.path) && folderOf(to) !== from.folder && folderOf(to) !== 'platform',
    );
    expect(astray.map(said)).toEqual([]);
  });

  it('a capability uses only those that MAY_USE grants it', () => {
    const wrong = arrows.filter(
      ({ capability, toCapability }) =>
        capabilities.includes(capability) &&
        toCapability !== 'platform' &&
        !MAY_USE[capability]?.includes(toCapability),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('a capability is used through its service, contract, event, module or wire type', () => {
    const wrong = arrows.filter(
      ({ to, capability, toCapability }) =>
        capabilities.includes(capability) && capabilities.includes(toCapability) && !DOORS.test(to),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('two capabilities never use each other', () => {
    const pairs = Object.entries(MAY_USE).flatMap(([name, used]) => used.map((other) => ({ name, other })));
    expect(pairs.filter(({ name, other }) => MAY_USE[other]?.includes(name))).toEqual([]);
  });

  it('MAY_USE grants nothing that is not used', () => {
    const unused = Object.entries(MAY_USE).flatMap(([name, granted]) =>
      granted.filter(
        (other) =>
          !arrows.some(({ capability, toCapability }) => capability === name && toCapability === other) &&
          !queried.some(({ capability, owner }) => capability === name && owner === other),
      ),
    );
    expect(unused).toEqual([]);
  });

  it('a contract imports contracts only', () => {
    const contracts = files.filter(({ path }) => path.endsWith('.contract.ts'));
    const wrong = contracts.flatMap(({ path, imports }) =>
      imports.filter((used) => !used.path?.endsWith('.contract')).map(({ name }) => `${path} → ${name}`),
    );
    expect(contracts.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('the fronts are given contracts, and of DTOs the types', () => {
    const lines =
      files
        .find(({ path }) => path === 'contract.ts')
        ?.text.trim()
        .split('\n') ?? [];
    const known = /^export (?:\* from '\.\/[^']+\.contract\.js'|type \* from '\.\/[^']+\.dto\.js');$/;
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
  });

  it('an entity refers to another capability by id, never by a relation', () => {
    const entities = files.filter(({ path }) => path.endsWith('.entity.ts'));
    const wrong = entities.filter(({ text }) => /@(?:OneToMany|ManyToMany|OneToOne|ManyToOne)\(/.test(text));
    expect(entities.length).toBeGreaterThan(2);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('a controller holds no query', () => {
    const controllers = files.filter(
      ({ path, folder }) => folder !== 'platform' && path.endsWith('.controller.ts'),
    );
    const wrong = controllers.filter(({ imports }) =>
      imports.some(({ name }) => /^(?:typeorm|pg)$/.test(name)),
    );
    expect(controllers.length).toBeGreaterThan(4);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

it('the api’s statements stand in *.queries.ts, but for those that are put together at run time', () => {
  const querying = files.filter(({ path, text }) => /\.query[<(]/.test(text) && !MIGRATIONS.test(path));
  expect(files.some(({ path }) => path.endsWith('.queries.ts'))).toBe(true);
  expect(querying.map(({ path }) => path).toSorted()).toEqual(AT_RUN_TIME);
});

describe('the api’s client for the fronts', () => {
  const client = sourceFiles('api/client');

  it('imports contracts, and the types of the routes', () => {
    const wrong = client.flatMap(({ path, imports }) =>
      imports
        .filter(({ path: to }) => to === undefined || (to.startsWith('..') && !to.endsWith('.contract')))
        .map(({ name }) => `${path} → ${name}`)
        .filter((arrow) => arrow !== 'routes.ts → ../dist/paths.js'),
    );
    expect(client.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });
});

function isWingModule(path: string): boolean {
  return path.split('/').length === 2 && path.endsWith('.module.ts');
}
