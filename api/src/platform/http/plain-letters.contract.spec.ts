import { expect, it } from 'vitest';
import { plainLetters, plainWords } from './plain-letters.contract.js';

it.each([
  ['Cœurdacier', 'coeurdacier'],
  ['Łódź', 'lodz'],
  ['Đặng Thị Ánh', 'dang thi anh'],
  ['Søren Þórðarson', 'soren thordarson'],
  ['Straße', 'strasse'],
  ['ISTANBUL Iğdır', 'istanbul igdir'],
  ['N’Diaye', "n'diaye"],
  ['Ŋgaoundɛrɛ', 'ngaoundere'],
  ['Bɔngɔ Ɓassa Ɗaɗi Ƴero', 'bongo bassa dadi yero'],
  ['CŒUR ÆTHER', 'coeur aether'],
  ['ثريا 名前', 'ثريا 名前'],
])('%s is %s', (written, plain) => {
  expect(plainLetters(written)).toBe(plain);
});

it('parts words by one space, whatever stood between them', () => {
  expect(plainWords('  Côte d’Ivoire — (1 086,18 €) ')).toBe('cote d ivoire 1 086 18');
  expect(plainWords('名前')).toBe('');
});
