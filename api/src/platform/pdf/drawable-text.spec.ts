import { describe, expect, it } from 'vitest';
import { drawableOr, drawableText } from './drawable-text.js';

describe('what papers can draw', () => {
  it.each([
    'Nguyễn Thị Ánh',
    'ثريا العربي',
    'Ngo\u2019o Bïlong épouse d\u2019Almeida-Nkongho de la Tour',
    'Łukasiewicz, Straße, Œuvre, Đặng, Ɓàŋ',
    'Юлия Ковальчук',
    'sur deux\nlignes',
    '',
  ])('is all of « %s »', (text) => expect(drawableText(text)).toBe(text));

  it.each([
    ['Awa 🎉 Diallo', 'Awa Diallo'],
    ['👩🏽‍🚀Zoé', 'Zoé'],
    ['王小明', ''],
    ['Abebe አበበ', 'Abebe'],
  ])('is of « %s » what the font has: « %s »', (text, drawn) =>
    expect(drawableText(text).replaceAll('\u200d', '')).toBe(drawn),
  );

  it.each([
    ['Awa 🎉 Diallo', 'Awa Diallo'],
    ['王小明', '(voir la fiche)'],
    ['Abebe አበበ', 'Abebe (voir la fiche)'],
    ['🎉', ''],
  ])('says of « %s » where the letters that are left out are: « %s »', (text, drawn) =>
    expect(drawableOr(text, 'voir la fiche')).toBe(drawn),
  );
});
