import { describe, expect, it } from 'vitest';
import { mailHtml, mailText } from './mail.layout.js';

const SIGNATURE = { name: 'Livres en partage', address: 'https://livres.example', footer: '' };
const EMAIL = {
  to: 'awa@example.org',
  subject: 'Deux bourses',
  paragraphs: ['Bonjour,'],
  items: [
    {
      title: 'Bourse <A> & B',
      text: 'Fondation\nDate limite : demain',
      url: 'https://livres.example/1?a=1&b=2',
    },
    { title: 'Bourse C', text: 'Université', url: 'https://livres.example/2' },
  ],
  action: { label: 'Voir', url: 'https://livres.example/tout' },
};

describe('what a letter tells of', () => {
  it('is a list in plain text, each thing with its own page, before the way to all of them', () => {
    expect(mailText(EMAIL, SIGNATURE)).toContain(
      [
        'Bonjour,',
        '• Bourse <A> & B\n  Fondation\n  Date limite : demain\n  https://livres.example/1?a=1&b=2',
        '• Bourse C\n  Université\n  https://livres.example/2',
        'Voir : https://livres.example/tout',
      ].join('\n\n'),
    );
  });

  it('is a link in HTML, with nothing in its words that a mailbox would read as markup', () => {
    const html = mailHtml(EMAIL, SIGNATURE);
    expect(html).toMatch(
      /<a href="https:\/\/livres\.example\/1\?a=1&amp;b=2"[^>]*>Bourse &lt;A&gt; &amp; B<\/a><br>Fondation<br>Date limite : demain/,
    );
    expect(html.indexOf('Bourse C')).toBeLessThan(html.indexOf('>Voir<'));
  });
});
