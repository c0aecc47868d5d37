import { describe, expect, it } from 'vitest';
import { read, writtenFiles } from './source-files.ts';

const BINARY = /\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|otf|gif|pdf|br|gz)$/;
const files = writtenFiles().filter((path) => !BINARY.test(path));

const FORBIDDEN = {
  'a path of somebody’s machine': /(?:^|[\s"'`(=:])\/(?:Users\/\w|home\/(?!node\b)\w|root\/|work\/)/m,
  'an address of a registry':
    /https?:\/\/[^\s"'`)]*(?:registry|artifactory|nexus|verdaccio|npm-?(?:mirror|proxy))/i,
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'a token':
    /\b(?:sk_live_\w{10}|rk_live_\w{10}|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|npm_\w{36}|xox[bp]-\w{10})/,
};

describe('what is committed', () => {
  it('is read as a whole', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files).toContain('package-lock.json');
  });

  it.each(Object.entries(FORBIDDEN))('never holds %s', (_what, pattern) => {
    const wrong = files.flatMap((path) => {
      const found = path.endsWith('nothing-private.spec.ts') ? null : pattern.exec(read(path));
      return found ? [`${path}: ${found[0].trim()}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
