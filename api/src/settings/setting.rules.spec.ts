import { describe, expect, it } from 'vitest';
import type { PublicSettings } from './setting.contract.js';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import { defaultOf, settingFault, shownSettings } from './setting.rules.js';

const byDefault = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, defaultOf(key, 'Livres en partage')]),
) as unknown as PublicSettings;

describe('a setting', () => {
  it('has a default that may be kept', () => {
    expect(SETTING_KEYS).toHaveLength(9);
    for (const key of SETTING_KEYS) expect(settingFault(key, byDefault[key]), key).toBeNull();
  });

  it('that every page needs cannot be empty; a social link can', () => {
    expect(settingFault('site_name', '')).toContain('ne peut pas rester vide');
    expect(settingFault('social_linkedin', '')).toBeNull();
  });

  it('is one line, of a length that fits its place', () => {
    expect(settingFault('site_name', 'x'.repeat(60))).toBeNull();
    expect(settingFault('site_name', 'x'.repeat(61))).toContain('60 caractères');
    expect(settingFault('site_description', 'Deux\nlignes')).toContain('une seule ligne');
  });
});

describe('a social link', () => {
  it.each([
    ['social_linkedin', 'https://www.linkedin.com/company/livres'],
    ['social_youtube', 'https://youtu.be/@livres'],
    ['social_instagram', 'https://instagram.com/livres'],
    ['social_tiktok', 'https://www.tiktok.com/@livres'],
    ['social_facebook', 'https://fr-fr.facebook.com/livres'],
    ['social_twitter', 'https://x.com/livres'],
  ] as const)('%s may be %s', (key, value) => {
    expect(settingFault(key, value)).toBeNull();
  });

  it.each([
    ['livres en partage', 'adresse complète'],
    ['http://www.linkedin.com/company/livres', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['https://livres@linkedin.com/company/livres', 'https://'],
    ['https://linkedin.com.exemple.org/company/livres', 'linkedin.com'],
    ['https://fauxlinkedin.com/company/livres', 'linkedin.com'],
    ['https://www.linkedin.com/', 'page de l’association'],
  ])('to LinkedIn is never %s', (value, reason) => {
    expect(settingFault('social_linkedin', value)).toContain(reason);
  });
});

describe('the copyright line', () => {
  it('says the year of Paris and the name of the site', () => {
    const eve = new Date('2026-12-31T23:30:00Z');
    expect(shownSettings(byDefault, eve).site_copyright_text).toBe(
      '© 2027 Livres en partage. Tous droits réservés.',
    );
    const renamed = { ...byDefault, site_name: 'Pages', site_copyright_text: '{nom} {nom} {autre}' };
    expect(shownSettings(renamed, eve).site_copyright_text).toBe('Pages Pages {autre}');
  });
});
