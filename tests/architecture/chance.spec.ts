import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, writtenFiles } from './source-files.ts';

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

describe('no test is decided by chance', () => {
  const specs = writtenFiles('tests').filter((path) => /^tests\/(?:api|e2e)\/.*\.ts$/.test(path));

  it('of how long something took, by a patience below the usual one, or by a short word in random text', () => {
    expect(specs.length).toBeGreaterThan(200);
    expect(specs.flatMap((path) => faultsOf(read(path)).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });

  it.each([
    ['expect(Date.now() - begun).toBeLessThan(2000);', 'measures time'],
    ['expect(performance.now() - at).toBeLessThanOrEqual(5);', 'measures time'],
    ['await expect.poll(look, { timeout: 2000 }).toBe(1);', 'waits 2000 ms'],
    ['await eventually("it", () => look(), 3_000);', 'waits 3000 ms'],
    ["it('ends', { timeout: 60_000 }, () => {});", 'ends after 60000 ms'],
    ["it.each([1])('ends', () => {}, 60_000);", 'ends after 60000 ms'],
    ['beforeAll(() => start(), 120_000);', 'ends after 120000 ms'],
    ["expect(said).not.toContain('4242');", '4242'],
    ['expect(text).not.toMatch(/73|DON-2026/);', '73'],
  ])('%s is refused', (text, reason) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    'await expect.poll(look, { timeout: 30_000, interval: 50 }).toBe(1);',
    'await eventually("it", () => look());',
    "it('ends', { timeout: 600_000 }, () => {});",
    "expect(said).not.toContain('Tchoungui');",
    "expect(withoutTokens(said)).not.toContain('4242');",
    "expect([...names]).not.toContain('4242');",
    'expect(text).not.toMatch(/at .+:\\d+/);',
  ])('%s is not', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

function faultsOf(text: string): string[] {
  const faults: string[] = [];
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) faults.push(...faultsOfCall(node, source));
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
