import { describe, expect, it } from 'vitest';
import { SETTING_KEYS, SETTINGS } from './setting-catalogue.content.js';
import { isIban, isSiren } from './setting-formats.rules.js';
import {
  defaultOf,
  isPublicKey,
  parsed,
  searchedKeys,
  settingFault,
  tidy,
  written,
} from './setting.rules.js';
import type { SettingKey } from './setting-values.dto.js';

const CONFIGURED = {
  appName: 'Livres en partage',
  contactEmail: 'contact@livres.example',
  contactPhone: '+33 1 23 45 67 89',
  senderName: '',
};

describe('a setting', () => {
  it('has a default of its own type that may be kept', () => {
    expect(SETTING_KEYS).toHaveLength(47);
    for (const key of SETTING_KEYS) {
      const byDefault = defaultOf(key, CONFIGURED);
      expect(typeof byDefault, key).toBe(SETTINGS[key].value_type);
      expect(settingFault(key, byDefault), key).toBeNull();
      expect(parsed(key, written(byDefault)), key).toBe(byDefault);
    }
  });

  it('is never both public and sensitive', () => {
    expect(SETTING_KEYS.filter((key) => isPublicKey(key) && SETTINGS[key].is_sensitive)).toEqual([]);
    expect(SETTING_KEYS.filter((key) => SETTINGS[key].is_sensitive)).toEqual([
      'signatory_signature',
      'bank_holder',
      'bank_iban',
      'bank_bic',
    ]);
  });

  it('that every page needs cannot be empty; a social link can', () => {
    expect(settingFault('site_name', '')).toContain('ne peut pas rester vide');
    expect(settingFault('social_linkedin', '')).toBeNull();
  });

  it('is one line, of a length that fits its place; a text may have several', () => {
    expect(settingFault('site_name', 'x'.repeat(60))).toBeNull();
    expect(settingFault('site_name', 'x'.repeat(61))).toContain('60 caractères');
    expect(settingFault('site_description', 'Deux\nlignes')).toContain('une seule ligne');
    expect(settingFault('contact_address', '1, rue des Livres\n75011 Paris')).toBeNull();
  });

  it('of another type is refused', () => {
    expect(settingFault('site_name', true)).toBe('Indiquez un texte.');
    expect(settingFault('receipts_enabled', 'true')).toBe('Indiquez vrai ou faux.');
    expect(settingFault('contact_answer_days', '3')).toBe('Indiquez un nombre.');
  });

  it('is a whole number within its bounds', () => {
    expect(settingFault('contact_answer_days', 0)).toBe('Indiquez au moins 1.');
    expect(settingFault('contact_answer_days', 31)).toBe('Indiquez au plus 30.');
    expect(settingFault('contact_answer_days', 2.5)).toBe('Indiquez un nombre entier.');
    expect(settingFault('contact_answer_days', 30)).toBeNull();
  });

  it('is one of its choices', () => {
    expect(settingFault('notice_tone', 'important')).toBeNull();
    expect(settingFault('notice_tone', 'urgent')).toContain('Information, Important');
  });

  it('loses the spaces that people put in numbers, and what rich text must not hold', () => {
    expect(tidy('bank_iban', 'fr76 3000 6000 0112 3456 7890 189')).toBe('FR7630006000011234567890189');
    expect(tidy('legal_siren', '732 829 320')).toBe('732829320');
    expect(tidy('community_text', '<p onclick="x()">Bonjour</p><script>1</script>')).toBe('<p>Bonjour</p>');
    expect(settingFault('community_text', '<p><img src="/x"></p>')).toContain('/admin/pages');
  });

  it('is found by its words, accents aside, never by a sensitive value', () => {
    const shown = Object.fromEntries(SETTING_KEYS.map((key) => [key, ''])) as Record<SettingKey, string>;
    shown.site_name = 'Pages ouvertes';
    shown.bank_iban = 'secret';
    expect(searchedKeys('MENTION copyright', shown)).toEqual(['site_copyright_text']);
    expect(searchedKeys('ouvertes', shown)).toEqual(['site_name']);
    expect(searchedKeys('hebergeur telephone', shown)).toEqual(['hosting_phone']);
    expect(searchedKeys('secret', shown)).toEqual([]);
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

describe('a value of a known form', () => {
  it.each([
    ['contact_email', 'bureau@livres.example'],
    ['contact_phone', '01 23 45 67 89'],
    ['contact_phone', '+237 6 99 12 34 56'],
    ['notice_link', '/campagnes?statut=active'],
    ['notice_link', 'https://exemple.org/'],
    ['notice_starts_on', '2028-02-29'],
    ['legal_siren', '732829320'],
    ['legal_rna', 'W751234567'],
    ['legal_postal_code', '75011'],
    ['bank_iban', 'FR7630006000011234567890189'],
    ['bank_iban', 'DE89370400440532013000'],
    ['bank_bic', 'AGRIFRPP'],
  ] as const)('%s may be %s', (key, value) => {
    expect(settingFault(key, value)).toBeNull();
  });

  it.each([
    ['contact_email', 'bureau', 'e-mail invalide'],
    ['contact_email', 'a@b.example,c@d.example', 'e-mail invalide'],
    ['contact_phone', 'au bureau', 'en chiffres'],
    ['notice_link', '//exemple.org', 'adresse'],
    ['notice_link', 'javascript:alert(1)', 'https://'],
    ['notice_ends_on', '2027-02-29', 'jour qui existe'],
    ['legal_siren', '732829321', 'SIREN'],
    ['legal_rna', '751234567', 'lettre W'],
    ['legal_postal_code', '7501', 'bonne forme'],
    ['bank_iban', 'FR7630006000011234567890188', 'IBAN'],
    ['bank_bic', 'AGRI', 'BIC'],
    ['signatory_signature', 'signature.png', 'l’image'],
  ] as const)('%s is never %s', (key, value, reason) => {
    expect(settingFault(key, value)).toContain(reason);
  });

  it('of a SIREN or an IBAN has its key: any wrong digit is noticed', () => {
    expect(isSiren('000000000')).toBe(false);
    for (const [valid, check] of [
      ['732829320', isSiren],
      ['FR7630006000011234567890189', isIban],
    ] as const) {
      expect(check(valid)).toBe(true);
      for (const [place, digit] of [...valid].entries()) {
        if (!/\d/.test(digit)) continue;
        const wrong = valid.slice(0, place) + ((Number(digit) + 1) % 10) + valid.slice(place + 1);
        expect(check(wrong), wrong).toBe(false);
      }
    }
  });
});
