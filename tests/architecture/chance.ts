import ts from 'typescript';

/** What `expect.poll` and `eventually` wait where nothing is said: on a busy machine less is too little. */
const LEAST_PATIENCE_MS = 10_000;
/** The limits of an api test, and of what prepares it, where nothing is said (vitest.config.ts). */
const LEAST_LIMIT_MS = 240_000;
const LIMITED = /^(?:it|test|journey\w*|(?:before|after)(?:All|Each))\b/;
const MATCHERS_OF_TIME = /^toBeLessThan(OrEqual)?$/;
/** Words that stand by chance in one random id or link of ten thousand or more. */
const SHORT = /^(?:[\da-f]{1,6}|[\w-]{1,4})$/i;
/** Names, one by one; the bytes of a picture, which are always the same; and what has been rid of tokens. */
const HOLDS_NO_TOKEN = /^expect\(\[\.\.\.|latin1|withoutTokens\(/;

/** In a line of text, whatever it stands in. */
const PATTERNS: [RegExp, string][] = [
  [
    /new Date\((?:Date\.now\(\)[^)]*)?\)\s*\.(?:toISOString\(\)\.(?:slice|split|substring)|get(?:UTC)?(?:FullYear|Month|Date|Day|Hours)\()/,
    'takes the day of UTC or of the machine for that of Paris: parisDay()',
  ],
  [/\btmpdir\(/, 'leaves its folder where no run sweeps it: temporaryFolder()'],
  [/'0{6}'/, 'takes a code that may be the right one for a wrong one: wrongCode()'],
  [
    /\bversion\b.*\bawait \w+\(`\/admin\/(?:donations|recurring-gifts)\//,
    'writes from a version that jobs may raise: putCurrent() or actCurrent()',
  ],
];

/** What of a test's text lets chance decide: a busy machine, the hour, the place, or what was drawn. */
export function faultsOfChance(text: string): string[] {
  const faults = PATTERNS.flatMap(([pattern, fault]) => (pattern.test(text) ? [fault] : []));
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) faults.push(...faultsOfCall(node, source));
    if (ts.isBlock(node)) faults.push(...countsAfterSleeps(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function faultsOfCall(call: ts.CallExpression, source: ts.SourceFile): string[] {
  const name = ts.isPropertyAccessExpression(call.expression)
    ? call.expression.name.text
    : call.expression.getText(source);
  const subject = call.expression.getText(source);
  const waited =
    name === 'eventually'
      ? numberOf(call.arguments[2])
      : subject === 'expect.poll'
        ? timeoutOf(call.arguments[1])
        : null;
  const limits = LIMITED.test(subject)
    ? call.arguments.slice(1).map((argument) => numberOf(argument) ?? timeoutOf(argument))
    : [];
  return [
    ...(MATCHERS_OF_TIME.test(name) && /expect\([^)]*\.now\(\)/.test(subject)
      ? [`measures time: ${subject}`]
      : []),
    ...(waited !== null && waited < LEAST_PATIENCE_MS ? [`waits ${waited} ms`] : []),
    ...limits
      .filter((limit) => limit !== null && limit <= LEAST_LIMIT_MS)
      .map((limit) => `ends after ${limit} ms`),
    ...(/\.not\.to(?:Contain|Match)$/.test(subject) && !HOLDS_NO_TOKEN.test(subject) ? shortWords(call) : []),
  ];
}

/** A sleep and then a count that must be complete; that nothing has come is another thing, and never fails. */
function countsAfterSleeps({ statements }: ts.Block, source: ts.SourceFile): string[] {
  return statements.flatMap((statement, index) => {
    const before = statements[index - 1]?.getText(source) ?? '';
    if (!before.startsWith('await pause(')) return [];
    const looks = /^(?:await )?expect\(.*\)\.(?:toHaveLength|toBe|toEqual)\((?:[1-9]|\[[^\]])/s;
    return looks.test(statement.getText(source))
      ? [`counts after a sleep: jobsSettled() or eventually()`]
      : [];
  });
}

/** Of a literal, or of a pattern's alternatives, those that random text may hold; whole words alone it hardly does. */
function shortWords({ arguments: [what] }: ts.CallExpression): string[] {
  const words = what && ts.isStringLiteralLike(what) ? [what.text] : alternativesOf(what);
  return words.filter((word) => SHORT.test(word)).map((word) => `« ${word} » may stand in random text`);
}

function alternativesOf(pattern: ts.Expression | undefined): string[] {
  if (!pattern || !ts.isRegularExpressionLiteral(pattern) || pattern.text.includes('\\b')) return [];
  return pattern.text.slice(1, pattern.text.lastIndexOf('/')).split('|');
}

function timeoutOf(options: ts.Expression | undefined): number | null {
  if (!options || !ts.isObjectLiteralExpression(options)) return null;
  const timeout = options.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === 'timeout',
  );
  return numberOf(timeout?.initializer);
}

function numberOf(node: ts.Expression | undefined): number | null {
  return node && ts.isNumericLiteral(node) ? Number(node.text.replaceAll('_', '')) : null;
}

/** What a page or a part of it answers at once, whether it is ready or not. */
const READS =
  /^(?:all(?:Inner|Text)\w+|boundingBox|content|count|evaluate(?:All)?|getAttribute|inner(?:HTML|Text)|inputValue|is[A-Z]\w+|textContent|title)$/;

/** What of a journey's text is decided by how soon a page shows what it will: it is asked again until it is so. */
export function faultsOfJourney(text: string): string[] {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const asked =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'expect'
        ? node.arguments[0]
        : undefined;
    if (asked && readsOnce(asked))
      faults.push(`reads once what a page shows, ${asked.getText(source)}: expect.poll()`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function readsOnce(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  const called =
    ts.isAwaitExpression(node) && ts.isCallExpression(node.expression) && node.expression.expression;
  if (called && ts.isPropertyAccessExpression(called) && READS.test(called.name.text)) return true;
  return ts.forEachChild(node, (child) => readsOnce(child) || undefined) ?? false;
}
