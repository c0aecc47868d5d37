import { describe, expect, it } from 'vitest';
import { dkimState, hasDmarc, hasSpf, suspectWords } from './newsletter-words.rules.js';

describe('a subject', () => {
  it('that a filter would hold against us is said, word by word', () => {
    expect(suspectWords('Livres GRATUITS : cliquez ici !!')).toEqual(['gratuit', 'cliquez ici', '!!']);
    expect(suspectWords('LE CONTENEUR EST PARTI')).toEqual(['TOUT EN MAJUSCULES']);
  });

  it('of plain French is let through, short capitals and gratitude included', () => {
    expect(suspectWords('Le conteneur est parti ce lundi')).toEqual([]);
    expect(suspectWords('AG du 3 mai : votre gratitude nous touche')).toEqual([]);
  });
});

describe('the records of the sender’s domain', () => {
  it('are read as the standards write them', () => {
    expect(hasSpf(['v=spf1 include:relais.example -all'])).toBe(true);
    expect(hasSpf(['v=spf10 -all', 'google-site-verification=x'])).toBe(false);
    expect(hasDmarc(['v=DMARC1; p=quarantine; rua=mailto:dmarc@example.org'])).toBe(true);
    expect(hasDmarc(['v=DMARC1; rua=mailto:dmarc@example.org'])).toBe(false);
    expect(dkimState(['v=DKIM1; k=rsa; p=MIGf MA0G'], null)).toBe('published');
    expect(dkimState(['v=DKIM1; k=rsa; p=MIGf MA0G;'], 'MIGfMA0G')).toBe('published');
    expect(dkimState(['v=DKIM1; k=rsa; p=MIGfMA0G'], 'MIIBIjAN')).toBe('another');
    expect(dkimState(['v=DKIM1; p='], null)).toBe('missing');
    expect(dkimState([], 'MIIBIjAN')).toBe('missing');
  });
});
