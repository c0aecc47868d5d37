import { gzipSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { chanceOf, hashOf } from './chance.js';
import { illustrate } from './illustrate.js';
import { KINDS } from './kinds.js';
import { castOf } from './people/cast.js';

const kinds = [...Object.keys(KINDS), 'portrait-man-adult-keys', 'temoignage-woman-elder-book'];
const seeds = Array.from({ length: 40 }, (_, index) => `graine-${index}`);
const all = kinds.flatMap((kind) => seeds.map((seed) => ({ kind, seed, ...illustrate(kind, seed)! })));

describe('the drawing of a record', () => {
  it('is the same for the same kind and seed, and another one for any other', () => {
    for (const { kind, seed, svg } of all.slice(0, 200)) expect(illustrate(kind, seed)!.svg).toBe(svg);
    expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length);
  });

  it('changes only together with `ILLUSTRATIONS_VERSION`, which its address names', () => {
    expect(hashOf(all.map(({ svg }) => svg).join('')).toString(36)).toMatchInlineSnapshot(`"1lcp8pk"`);
  });

  it('weighs 10 KB at most, and 3 KB compressed', () => {
    expect(Math.max(...all.map(({ svg }) => Buffer.byteLength(svg)))).toBeLessThanOrEqual(10 * 1024);
    expect(Math.max(...all.map(({ svg }) => gzipSync(svg).length))).toBeLessThanOrEqual(3 * 1024);
  });

  it('is well-formed, refers to nothing outside, and runs nothing', () => {
    for (const { svg } of all) {
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|null|<script|<style|\son\w+=|href="(?!#)|url\((?!#)/);
    }
  });

  it('uses each id that it defines, once for the file and nowhere else', () => {
    const seen = new Set<string>();
    for (const { svg } of all) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) {
        expect(svg).toMatch(new RegExp(`(?:href="#${id}"|url\\(#${id}\\))`));
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
    }
  });

  it('says in a French sentence what is seen', () => {
    for (const { alt } of all) {
      expect(alt).toMatch(/^[A-ZÀÉ].{20,200}\.$/);
      expect(alt).not.toMatch(
        /undefined|\bde une?\b|\bde un\b|\bque une?\b|\bque un\b|'|\.\.|zéro|\bun (?:lectrice|bibliothécaires|fillette)\b/,
      );
    }
    expect(illustrate('portrait-man-adult-keys', 'ibrahim')!.alt).toBe(
      'Portrait dessiné d’un homme, un trousseau de clés à la main.',
    );
    expect(illustrate('temoignage-woman-elder', 'yvonne')!.alt).toBe('Portrait dessiné d’une femme âgée.');
  });

  it.each([
    ['an unknown kind', 'inconnu', 'graine'],
    ['a name that every object has', 'constructor', 'graine'],
    ['a sex that is none', 'portrait-robot', 'graine'],
    ['markup', 'jeunesse', '"><script>alert(1)</script>'],
    ['a path', 'jeunesse', '../../etc/passwd'],
    ['nothing', 'jeunesse', ''],
    ['more than any slug', 'jeunesse', 'a'.repeat(201)],
  ])('is refused for %s', (_why, kind, seed) => {
    expect(illustrate(kind, seed)).toBeNull();
  });
});

describe('the people of one picture', () => {
  it('share neither skin, nor cloth, nor what they wear on their heads', () => {
    for (const seed of seeds)
      for (const isInLyon of [true, false]) {
        const cast = castOf(chanceOf(seed), { prefix: 'p', isInLyon });
        const people = Array.from({ length: 5 }, (_, index) =>
          cast.deal({ age: index > 2 ? 'child' : 'adult' }),
        );
        const distinct = (values: string[]) => expect(new Set(values).size).toBe(people.length);
        distinct(people.map(({ skin }) => skin.base));
        distinct(people.map(({ top }) => top));
        distinct(people.map(({ look, wrap }) => `${look} ${wrap}`));
      }
  });

  it('are as old and of the sex that is known', () => {
    const cast = castOf(chanceOf('une'), { prefix: 'p' });
    expect(cast.deal({ sex: 'man', age: 'elder' })).toMatchObject({ sex: 'man', age: 'elder' });
    expect(cast.deal({ sex: 'woman', age: 'child' })).toMatchObject({ sex: 'woman', beard: 'none' });
  });
});
