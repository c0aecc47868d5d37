import type { Plugin } from 'vite';

/** The oldest browsers that pages are written for (docs/adr/061): their syntax, and nothing that they have not. */
export const OLDEST_BROWSERS = ['chrome100', 'firefox102', 'safari15'];

/** What our own sources may say, in words that those browsers know. */
const IN_OLDER_WORDS: [RegExp, string][] = [
  [/\.toSorted\(/g, '.slice().sort('],
  [/\.toReversed\(\)/g, '.slice().reverse()'],
  [/\.at\(-1\)/g, '.slice(-1)[0]'],
  [/\bObject\.hasOwn\(/g, 'Object.prototype.hasOwnProperty.call('],
];
const OURS = /\/(?:public-site\/src|api\/(?:src|dist))\/.*\.[jt]sx?$/;

/** What came after them: methods, functions and syntax that a page would break on before it is taken over. */
const NEWER = [
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed|toWellFormed)\(/,
  /\.at\(-/,
  /\bObject\.(?:hasOwn|groupBy)\(/,
  /\b(?:Array\.fromAsync|AbortSignal\.(?:any|timeout)|Promise\.withResolvers|URL\.canParse)\b/,
  /\b(?:structuredClone|randomUUID)\(/,
  /\(\?<[=!]/,
  /\bstatic\s*\{/,
];

/** Has what ships to visitors run where they are, and ends the build where it would not. */
export function forOlderBrowsers(): Plugin {
  return {
    name: 'for-older-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: OURS },
      handler(code) {
        const written = IN_OLDER_WORDS.reduce((text, [from, to]) => text.replace(from, to), code);
        return written === code ? null : { code: written, map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const pattern of NEWER) {
          const found = pattern.exec(part.code);
          if (found)
            this.error(
              `${part.fileName}: « ${part.code.slice(Math.max(0, found.index - 60), found.index + 40)} » is newer than ${OLDEST_BROWSERS.join(', ')}`,
            );
        }
      }
    },
  };
}
