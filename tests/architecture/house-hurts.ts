import { basename } from 'node:path';
import { filesNaming } from './house-size.ts';
import { sourceFiles, type SourceFile } from './source-files.ts';

/** Of a campaign, an event and a scholarship: each is shown, edited, and filtered on both fronts. */
export const FILTERED_FIELDS = ['campaign_type', 'requires_registration', 'coverage_type'];
/** A service of so many lines that one file alone uses may be a part of that file. */
const SMALL = 60;

/** What hurts whoever changes the house, to be read rather than held: no number of these is right. */
export interface Hurt {
  name: string;
  found: string[];
}

export function hurts(): Hurt[] {
  const api = sourceFiles('api/src').filter(({ path }) => !path.includes('/migrations/'));
  return [
    ...FILTERED_FIELDS.map((field) => ({
      name: `files that name ${field}, by which lists are filtered`,
      found: filesNaming(field),
    })),
    { name: 'SQL statements that no declaration checks', found: api.flatMap(uncheckedStatements) },
    { name: `services of at most ${SMALL} lines with one user`, found: smallServices(api) },
    { name: 'decorators with one user', found: decoratorsOfOne(api) },
  ];
}

/** Text that is given to the database as it stands, by file and line; what `query(…)` declares is checked. */
export function uncheckedStatements({ path, text }: SourceFile): string[] {
  if (path === 'platform/database/query.ts') return [];
  return [...text.matchAll(/\.query(?:<[^()]*?>)?\(\s*(?:`|'|"|\w)/g)].map(
    ({ index }) => `api/src/${path}:${text.slice(0, index).split('\n').length}`,
  );
}

/** Modules name every service, and are no users. */
export function smallServices(files: readonly SourceFile[]): string[] {
  const users = usersByFile(files.filter(({ path }) => !path.endsWith('.module.ts')));
  return files
    .filter(({ path, text }) => path.endsWith('.service.ts') && text.trimEnd().split('\n').length <= SMALL)
    .flatMap(({ path }) => {
      const [user, ...others] = users.get(path.replace(/\.ts$/, '')) ?? [];
      return user && others.length === 0 ? [`api/src/${path} ← ${basename(user)}`] : [];
    });
}

function usersByFile(files: readonly SourceFile[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { path, imports } of files)
    for (const { path: to } of imports) if (to) users.set(to, [...(users.get(to) ?? []), path]);
  return users;
}

/** Those of Nest's discovery that mark one method or class: whoever finds it could have called it. */
export function decoratorsOfOne(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = DiscoveryService\.createDecorator/g)].flatMap(([, name = '']) => {
      const marked = files.filter((file) => new RegExp(String.raw`^\s*@${name}\(`, 'm').test(file.text));
      const times = marked.flatMap((file) => [
        ...file.text.matchAll(new RegExp(String.raw`^\s*@${name}\(`, 'gm')),
      ]);
      return times.length === 1 ? [`@${name} ← ${marked[0]!.path}`] : [];
    }),
  );
}
