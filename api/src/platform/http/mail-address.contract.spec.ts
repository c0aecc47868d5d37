import { describe, expect, it } from 'vitest';
import { isMailAddress, typedMailAddress } from './mail-address.contract.js';

describe('an address that somebody typed or pasted', () => {
  it.each([
    ['o’neill@exemple.org', "o'neill@exemple.org"],
    ["o'neill@exemple.org", "o'neill@exemple.org"],
    ['aw\u200Ba@exemple.org\u200B', 'awa@exemple.org'],
    ['\u202Aawa@exemple.org\u202C', 'awa@exemple.org'],
    ['awa@exem\u00ADple.org', 'awa@exemple.org'],
    ['\uFEFFawa@exemple.org\u00A0', 'awa@exemple.org'],
    ['mailto:awa@exemple.org', 'awa@exemple.org'],
    ['MAILTO:awa@exemple.org?subject=Bonjour', 'awa@exemple.org'],
    ['<awa@exemple.org>', 'awa@exemple.org'],
    ['Awa Diallo <awa@exemple.org>', 'awa@exemple.org'],
    ['"Diallo, Awa" <awa@exemple.org>;', 'awa@exemple.org'],
    ['<mailto:awa@exemple.org>', 'awa@exemple.org'],
    ['(awa@exemple.org)', 'awa@exemple.org'],
    ['« awa@exemple.org »', 'awa@exemple.org'],
    ['‘awa@exemple.org’', 'awa@exemple.org'],
    ['awa@exemple.org.', 'awa@exemple.org'],
    ['awa@exemple.org,', 'awa@exemple.org'],
    ['awa＠exemple.org', 'awa@exemple.org'],
    ['Awa.Diallo+livres@Exemple.org', 'Awa.Diallo+livres@Exemple.org'],
    ['_awa-@exemple.org', '_awa-@exemple.org'],
  ])('%j is %s', (typed, address) => {
    expect(typedMailAddress(typed)).toBe(address);
    expect(isMailAddress(typed)).toBe(true);
  });

  it.each([
    '',
    '\u200B',
    'awa',
    'awa@',
    '@exemple.org',
    'awa@exemple',
    'a@b.fr, c@d.fr',
    'a@b.fr <c@d.fr> e',
  ])('%j is none, and stays what is to be corrected', (typed) => {
    expect(isMailAddress(typed)).toBe(false);
  });

  it('is one, never the first of two', () => {
    expect(typedMailAddress('a@b.fr, c@d.fr')).toBe('a@b.fr, c@d.fr');
    expect(typedMailAddress('<a@b.fr> <c@d.fr>')).toContain('<c@d.fr');
  });

  it('of any length is read in a time that grows with it', () => {
    const long = `<${'@'.repeat(400_000)}`;
    expect(typedMailAddress(long)).toBe(long);
  });
});
