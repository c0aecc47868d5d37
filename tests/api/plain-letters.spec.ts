import { plainLetters } from '@livres/api/contract';
import { WITHOUT_POSTAL_CODES } from '@livres/api/dist/giving/donation-receipts/postal-codes.rules.js';
import { isPrintable } from '@livres/api/dist/platform/pdf/printable-text.js';
import { describe, expect, it } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { publishArticle } from '../factories/articles.ts';
import { rowsOf } from '../factories/rows.ts';

const api = testApi();
const admin = adminOf(api);
const rows = <T>(sql: string, values: unknown[] = []) => rowsOf<T>(api.databaseUrl, sql, values);

/** Letters of European languages, and those of African ones. */
const LETTERS = [
  ...Array.from({ length: 0x17f - 0xc0 + 1 }, (_, index) => String.fromCodePoint(0xc0 + index)),
  ...'ƁɓƊɗƐɛƆɔƏəƎǝƓɠƔɣƗɨƘƙƝɲƳƴɄʉƲʋǼǽǾǿẞạẹịọụỳẽñ',
].filter((letter) => /\p{L}/u.test(letter));

describe('letters', () => {
  it('are plain the same way here and in the database', async () => {
    const plain = await rows<{ letter: string; plain: string }>(
      'SELECT letter, plain_letters(letter) AS plain FROM unnest($1::text[]) AS letter',
      [LETTERS],
    );
    expect(plain).toHaveLength(LETTERS.length);
    expect(plain.filter((row) => row.plain !== plainLetters(row.letter))).toEqual([]);
    // Each of them has a form of a to z; ŉ is an apostrophe with it.
    expect(plain.filter((row) => !/^[a-z']+$/.test(row.plain))).toEqual([]);
  });
});

describe('what a paper can say', () => {
  it('is the same here and in the database', async () => {
    const letters = Array.from({ length: 0x3_00_00 }, (_, index) => index + 0x20)
      .filter((code) => (code < 0xd8_00 || code > 0xdf_ff) && code % 3 === 0)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /^\p{L}$/u.test(letter) && letter === letter.normalize('NFC'));
    const said = await rows<{ letter: string }>(
      'SELECT letter FROM unnest($1::text[]) AS letter WHERE is_printable(letter)',
      [letters],
    );
    expect(said.map(({ letter }) => letter)).toEqual(letters.filter(isPrintable));
    expect(letters.length).toBeGreaterThan(10_000);
  });
});

describe('a country without postal codes', () => {
  it('is the same here and in the database', async () => {
    const names = Object.values(WITHOUT_POSTAL_CODES).flat();
    const countries = [
      ...names,
      ...Object.keys(WITHOUT_POSTAL_CODES),
      'France',
      'Sénégal',
      '',
      'Côte d’Ivoire',
    ];
    const said = await rows<{ country: string }>(
      'SELECT country FROM unnest($1::text[]) AS country WHERE has_postal_codes(country)',
      [countries],
    );
    expect(said.map(({ country }) => country)).toEqual(['France', 'Sénégal', '']);
  });
});

describe('a search', () => {
  it.each([
    ['N’Gaoundéré', 'NGaoundere'],
    ["N'Gaoundéré", 'n’gaoundéré'],
    ['Ngaoundéré', 'n’gaoundere'],
    ["Aoife O'Brien", 'obrien'],
    ['Marie Cœurdacier', 'coeurd'],
    ['Łukasz Đặng', 'lukasz dang'],
    ['100 % [gratuit] (a.b)', '% [gratuit] (a.b)'],
  ])('in « %s » finds « %s »', async (held, asked) => {
    const [found] = await rows('SELECT says($1, $2) AS said, folded($1) ~ search_pattern($2) AS searched', [
      held,
      asked,
    ]);
    expect(found).toEqual({ said: true, searched: true });
  });

  it.each([
    ['Marie', 'm.rie'],
    ['Marie', 'm%'],
    ['Marie', '[a-z]'],
    ['Marie', '(m|p)arie'],
    ['abc', '\\w'],
  ])('in « %s » takes « %s » for its signs', async (held, asked) => {
    const [found] = await rows('SELECT says($1, $2) AS said, folded($1) ~ search_pattern($2) AS searched', [
      held,
      asked,
    ]);
    expect(found).toEqual({ said: false, searched: false });
  });

  it('on the site finds a name whose apostrophe was left out', async () => {
    await publishArticle(admin, { title: 'L’école de N’Gaoundéré' });
    for (const asked of ['NGaoundere', 'N’Gaoundéré', 'gaoundéré', 'lecole ngaoundere']) {
      const { body } = await api.request<{ results: { title: string }[] }>(
        `/articles/?search=${encodeURIComponent(asked)}`,
      );
      expect(
        body.results.map(({ title }) => title),
        asked,
      ).toEqual(['L’école de N’Gaoundéré']);
    }
  });
});
