import { describe, expect, it } from 'vitest';
import { ERASES_FOR, FINDS_PEOPLE_THROUGH, GIVEN_TABLES, MAY_USE, OWNERS, WINGS } from './may-use.ts';
import {
  entitiesByTable,
  ownersByTable,
  queryingFiles,
  tablesNamedIn,
  tablesOfMigrations,
} from './sql-tables.ts';

const files = queryingFiles();
const tables = tablesOfMigrations();
const entities = entitiesByTable(files);
const { queries, uses, given } = tablesNamedIn(files, tables);

const owners = ownersByTable(files);
const ownerOf = (table: string) => owners.get(table);
const ofOthers = uses
  .map((use) => ({ ...use, owner: ownerOf(use.table) }))
  .filter(({ capability, owner }) => owner !== capability && owner !== 'platform');
/** Declarations of what is held of people, each of which `personal-data` runs for the capability that wrote it. */
const declared = ofOthers.filter(({ file }) => file.endsWith('.personal-data.content.ts'));
const queried = ofOthers.filter((use) => !declared.includes(use));
const said = ({ file, table, owner }: (typeof ofOthers)[number]) => `${file} → ${table} of ${owner}`;

describe('the tables that the api’s queries name', () => {
  it('are read as a whole', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(tables.length).toBeGreaterThan(100);
    expect(queries).toBeGreaterThan(250);
    expect(uses.length).toBeGreaterThan(250);
    expect(new Set(uses.map(({ table }) => table)).size).toBeGreaterThan(90);
  });

  it('have one entity at most', () => {
    expect(entities.size).toBeGreaterThan(60);
    expect([...entities.values()].filter((classes) => classes.length > 1)).toEqual([]);
    expect([...entities.keys()].filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('each have one owner: the capability of the entity, or a line of OWNERS', () => {
    expect(tables.filter((table) => ownerOf(table) === undefined)).toEqual([]);
    const needless = Object.keys(OWNERS).filter((table) => entities.has(table) || !tables.includes(table));
    expect(needless).toEqual([]);
  });

  it('are another capability’s only where MAY_USE says so', () => {
    const wrong = queried.filter(({ capability, owner = '' }) => !MAY_USE[capability]?.includes(owner));
    expect(wrong.map(said)).toEqual([]);
  });

  it('are never those of a wing that comes later', () => {
    const wing = (name = '') => (WINGS as readonly string[]).indexOf(name.slice(0, name.indexOf('/')));
    const wrong = queried.filter(({ capability, owner }) => wing(owner) > wing(capability));
    expect(wrong.map(said)).toEqual([]);
  });

  it('are written by their owner alone', () => {
    const written = uses.filter(({ writes }) => writes);
    expect(written.length).toBeGreaterThan(80);
    const wrong = written.filter(({ capability, table }) => ownerOf(table) !== capability);
    const queriedHere = wrong.filter(({ file }) => !file.endsWith('.personal-data.content.ts'));
    expect(queriedHere.map(({ file, table }) => `${file} writes ${table}`)).toEqual([]);
  });

  it('are erased for their owner only where ERASES_FOR says so', () => {
    const erased = declared.filter(({ writes }) => writes);
    const wrong = erased.filter(({ capability, owner = '' }) => !ERASES_FOR[capability]?.includes(owner));
    expect(wrong.map(said)).toEqual([]);
    const unused = Object.entries(ERASES_FOR).flatMap(([name, owners]) =>
      owners.filter((owner) => !erased.some((use) => use.capability === name && use.owner === owner)),
    );
    expect(unused).toEqual([]);
  });

  it('are another’s in a declaration of personal data only where FINDS_PEOPLE_THROUGH says so', () => {
    const wrong = declared.filter(
      ({ capability, owner = '' }) =>
        !MAY_USE[capability]?.includes(owner) && !FINDS_PEOPLE_THROUGH[capability]?.includes(owner),
    );
    expect(wrong.map(said)).toEqual([]);
    const unused = Object.entries(FINDS_PEOPLE_THROUGH).flatMap(([name, owners]) =>
      owners.filter((owner) => !declared.some((use) => use.capability === name && use.owner === owner)),
    );
    expect(unused).toEqual([]);
  });

  it('are put into a query by a variable only where GIVEN_TABLES says so', () => {
    const giving = [...new Set(given)].toSorted();
    expect(giving).toEqual([...GIVEN_TABLES].toSorted());
  });
});
