import { describe, expect, it } from 'vitest';
import { inOneForm, mailboxKey } from './mailbox-key.js';

describe('an address', () => {
  it('has one form, whatever the form of its accented domain', () => {
    const forms = ['awa@école.fr', 'awa@xn--cole-9oa.fr', ' awa@ÉCOLE.FR ', 'awa@e\u0301cole.fr'];
    expect(new Set(forms.map(inOneForm))).toEqual(new Set(['awa@école.fr']));
  });

  it('is compared without case and outer spaces', () => {
    expect(mailboxKey('  Awa.Diallo@Exemple.ORG ')).toBe('awa.diallo@exemple.org');
    expect(inOneForm(' Awa@Exemple.ORG ')).toBe('Awa@exemple.org');
  });

  it('that is none stays as it was typed', () => {
    for (const typed of ['', 'sans-arobase', '@', 'awa@', 'awa@a b']) expect(inOneForm(typed)).toBe(typed);
  });
});
