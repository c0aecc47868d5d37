import { describe, expect, it } from 'vitest';
import { buttonCode, frameCode, pictureCode } from './embed-codes';

const site = 'https://livres.example';
const campaign = { slug: 'conte-kribi', title: 'Le "conte" & nous' };

describe('the codes that other sites copy', () => {
  it('lead to the form, and say where the gift began', () => {
    expect(buttonCode({ site, campaign: null }, 'Donner')).toContain(
      'href="https://livres.example/faire-un-don?source=bouton"',
    );
    expect(buttonCode({ site, campaign }, 'Donner')).toContain(
      'href="https://livres.example/faire-un-don?campaign=conte-kribi&amp;source=bouton"',
    );
  });

  it('hold no script, and no markup that a title brings', () => {
    const all = [
      buttonCode({ site, campaign }, 'Donner à <b>'),
      frameCode(site, campaign),
      pictureCode(site, campaign, campaign.title),
    ].join('');
    expect(all).not.toMatch(/<script|on\w+=|<b>/);
    expect(all).toContain('title="Le &quot;conte&quot; &amp; nous"');
  });
});
