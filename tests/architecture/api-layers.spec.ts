import { describe, expect, it } from 'vitest';
import { CAPABILITIES, MAY_USE } from './may-use.ts';
import { folderOf, sourceFiles, type SourceFile } from './source-files.ts';

const files = sourceFiles('api/src');
const features = [...new Set(files.map(({ folder }) => folder))].filter(
  (name) => name && name !== 'platform',
);

// A wire type may be made of another feature's: OpenAPI needs the class. A kind of content is described to publishing
// in publishing's own words: its columns, its presenter, the cells of its imports; casework makes the desk of a kind of case.
const DOORS =
  /\.(?:service|contract|event|module|dto|kind|columns|personal-data\.content|presenter|cells|desk)$/;

interface Arrow {
  from: SourceFile;
  to: string;
  toFolder: string;
}

const arrows: Arrow[] = files.flatMap((from) =>
  from.imports.flatMap(({ path: to }) =>
    to !== undefined && folderOf(to) !== from.folder ? [{ from, to, toFolder: folderOf(to) }] : [],
  ),
);

const said = ({ from, to }: Arrow) => `${from.path} → ${to}`;

describe('the layers of the api', () => {
  it('reads the whole api', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(arrows.length).toBeGreaterThan(60);
    expect(features).toContain('campaigns');
  });

  it('platform uses nothing but itself', () => {
    expect(arrows.filter(({ from }) => from.folder === 'platform').map(said)).toEqual([]);
  });

  it('nothing below app.module uses the files that compose', () => {
    const upward = arrows.filter(({ from, toFolder }) => from.folder !== '' && toFolder === '');
    expect(upward.map(said)).toEqual([]);
  });

  it('shared capabilities use no business feature', () => {
    const wrong = arrows.filter(
      ({ from, toFolder }) =>
        CAPABILITIES.includes(from.folder) && toFolder !== 'platform' && !CAPABILITIES.includes(toFolder),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('a feature uses only those that MAY_USE grants it', () => {
    const wrong = arrows.filter(
      ({ from, toFolder }) =>
        features.includes(from.folder) &&
        toFolder !== 'platform' &&
        !MAY_USE[from.folder]?.includes(toFolder),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('a feature is used through its service, contract, event, module or wire type', () => {
    const wrong = arrows.filter(
      ({ from, to, toFolder }) =>
        features.includes(from.folder) && features.includes(toFolder) && !DOORS.test(to),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('two features never use each other', () => {
    const pairs = Object.entries(MAY_USE).flatMap(([name, used]) => used.map((other) => ({ name, other })));
    expect(pairs.filter(({ name, other }) => MAY_USE[other]?.includes(name))).toEqual([]);
  });

  it('MAY_USE grants nothing that is not used', () => {
    const unused = Object.entries(MAY_USE).flatMap(([name, granted]) =>
      granted.filter(
        (other) => !arrows.some(({ from, toFolder }) => from.folder === name && toFolder === other),
      ),
    );
    expect(unused).toEqual([]);
  });

  it('a contract imports contracts only', () => {
    const contracts = files.filter(({ path }) => path.endsWith('.contract.ts') || path === 'contract.ts');
    const wrong = contracts.flatMap(({ path, imports }) =>
      imports.filter((used) => !used.path?.endsWith('.contract')).map(({ name }) => `${path} → ${name}`),
    );
    expect(contracts.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('an entity refers to another feature by id, never by a relation', () => {
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

describe('the api’s client for the fronts', () => {
  const client = sourceFiles('api/client');

  it('imports contracts only', () => {
    const wrong = client.flatMap(({ path, imports }) =>
      imports
        .filter(({ path: to }) => to === undefined || (to.startsWith('..') && !to.endsWith('.contract')))
        .map(({ name }) => `${path} → ${name}`),
    );
    expect(client.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });
});
