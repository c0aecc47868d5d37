import ts from 'typescript';
import { read, writtenFiles } from './source-files.ts';

/** Of campaigns, of events, of scholarships, and of all that search engines read. */
export const PROBE_FIELDS = [
  'goal_books',
  'registration_opens_at',
  'language_requirements',
  'seo_description',
];
/** What is shorter than this says too little to be shared. */
const SHARED_FROM = 40;
const PRODUCT = [
  'api/src',
  'api/client',
  'api/illustrator',
  'admin/src',
  'public-site/src',
  'public-site/server',
];

/** The files that name a field; specs, migrations and the page of components name all of them. */
export function filesNaming(field: string): string[] {
  const word = new RegExp(`\\b${field}\\b`);
  return PRODUCT.flatMap((root) => writtenFiles(root))
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\/migrations\/|\/showcase\//.test(path))
    .filter((path) => word.test(read(path)));
}

/** What Nest gives each class of the api, by class. */
export function dependenciesByClass(files: readonly ts.SourceFile[]): [name: string, count: number][] {
  return files
    .filter(({ fileName }) => fileName.startsWith('api/src/'))
    .flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
    .filter((one) => ts.canHaveDecorators(one) && (ts.getDecorators(one) ?? []).some(isInjected))
    .map((one) => [
      one.name?.text ?? '',
      one.members.find(ts.isConstructorDeclaration)?.parameters.length ?? 0,
    ]);
}

function isInjected({ expression }: ts.Decorator): boolean {
  return /^(?:Injectable|Controller)\b/.test(expression.getText());
}

/** The nine tenths of these are at most this. */
export function ninthDecile(counts: readonly number[]): number {
  return counts.toSorted((one, other) => one - other)[Math.ceil(counts.length * 0.9) - 1] ?? 0;
}

/** Definitions at the top of a file that stand in another file too, but for one of each. */
export function repeatedDefinitions(files: readonly ts.SourceFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const file of files.filter(({ fileName }) => !fileName.includes('/migrations/')))
    for (const node of file.statements.filter(isDefinition)) {
      const text = node
        .getText()
        .replace(/^export (?:default )?/, '')
        .replace(/\s+/g, ' ');
      if (text.length >= SHARED_FROM) places.set(text, [...(places.get(text) ?? []), file.fileName]);
    }
  return [...places].flatMap(([text, paths]) =>
    paths.slice(1).map((path) => `${path} = ${paths[0]}: ${text.slice(0, 80)}`),
  );
}

function isDefinition(node: ts.Statement): boolean {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableStatement(node)
  );
}

/** Lines of product and tests that hold code: neither blank nor a comment; demonstration and migrations left out. */
export function linesOfCode(): number {
  return [...PRODUCT, 'public-site/service-worker', 'tests']
    .flatMap((root) => writtenFiles(root))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/migrations/'))
    .map(
      (path) =>
        read(path)
          .split('\n')
          .filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length,
    )
    .reduce((sum, count) => sum + count, 0);
}
