import { describe, expect, it } from 'vitest';
import { mailHtml } from './mail.layout.js';
import { mailText } from './mail-text.js';

const SIGNATURE = { name: 'Livres en partage', address: 'https://livres.example', footer: 'Depuis 2009' };
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
const THANKS = {
  ...EMAIL,
  heading: { text: 'Merci', name: 'Claire' },
  lead: 'Votre don remplit 12 places.',
  drawing: { svg: '<svg/>', alt: 'Un rayonnage : vos 12 livres "en couleurs"' },
  amount: { value: '50 €', note: 'donnés le 20 novembre 2026,\nune fois, par carte' },
  links: [{ label: 'Lire', url: 'https://livres.example/lire' }],
  steps: { title: 'Ce qui se passe maintenant', entries: [{ when: '3 février 2027', text: 'La fin.' }] },
  after: ['À bientôt.'],
  footer: {
    text: 'Ce bouton est à vous.',
    links: [{ label: 'Arrêter', url: 'https://livres.example/stop' }],
  },
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
      /<a href="https:\/\/livres\.example\/1\?a=1&amp;b=2"[^>]*>Bourse &lt;A&gt; &amp; B<\/a><br>Fondation<br>Date limite\u00a0: demain/,
    );
    expect(html.indexOf('Bourse C')).toBeLessThan(html.indexOf('>Voir<'));
  });
});

describe('figures', () => {
  const figures = {
    ...EMAIL,
    picture: { cid: 'chart', alt: 'Dons & "livres"' },
    table: {
      caption: 'Dons <par> moyen',
      heads: ['', 'Valeur', 'Avant'],
      rows: [
        ['Carte & co', '12', '8'],
        ['Chèque', '3', '–'],
      ],
    },
  };

  it('are lines in plain text, each value after what it is', () => {
    expect(mailText(figures, SIGNATURE)).toContain(
      'Dons <par> moyen\n• Carte & co : 12, avant 8\n• Chèque : 3, avant –',
    );
  });

  it('are a table with its heads in HTML, under a picture of the e-mail itself that says what it shows', () => {
    const html = mailHtml(figures, SIGNATURE);
    expect(html).toMatch(/<img src="cid:chart" alt="Dons &amp; &quot;livres&quot;"/);
    expect(html).toMatch(/<caption[^>]*>Dons &lt;par&gt; moyen<\/caption>/);
    expect(html.match(/scope="col"/g)).toHaveLength(3);
    expect(html).toMatch(/<th scope="row"[^>]*>Carte &amp; co<\/th><td[^>]*>12<\/td><td[^>]*>8<\/td>/);
  });
});

describe('thanks', () => {
  it('say the name in the sun’s colour and the amount in large, above what happens next', () => {
    const html = mailHtml(THANKS, SIGNATURE);
    expect(html).toMatch(/<h1 class="huge"[^>]*>Merci <span style="color:#f7b733">Claire<\/span><\/h1>/);
    expect(html).toMatch(/font-size:54px[^>]*>50\u00a0€</);
    const order = ['Claire', 'cid:dessin', '50\u00a0€', 'Bonjour,', '>Voir<', '3 février 2027', 'cid:etoffe'];
    const places = order.map((words) => html.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('say the same in plain text, with every link', () => {
    const text = mailText(THANKS, SIGNATURE);
    for (const words of [
      'Merci Claire',
      'Votre don remplit 12 places.',
      'Un rayonnage : vos 12 livres',
      '50 €\ndonnés le 20 novembre 2026,',
      'Ce qui se passe maintenant\n• 3 février 2027 : La fin.',
      'Lire : https://livres.example/lire',
      'Arrêter : https://livres.example/stop',
      'Depuis 2009',
    ])
      expect(text).toContain(words);
  });

  it.each(['Marie-Éloïse '.repeat(12).trim(), '"><script>alert(1)</script>', 'Zoé\u0000\u0007 & Fils'])(
    'keep a name whole, whatever it is: %s',
    (name) => {
      const email = { ...THANKS, heading: { text: 'Merci', name } };
      const html = mailHtml(email, SIGNATURE);
      expect(html).not.toContain('<script');
      const shown = /<h1[^>]*>Merci <span[^>]*>([^]*?)<\/span><\/h1>/.exec(html)?.[1];
      const read = shown
        ?.replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      expect(read).toBe(name.replace(/\p{Cc}/gu, ''));
      expect(mailText(email, SIGNATURE)).toContain(name.replace(/\p{Cc}/gu, ''));
    },
  );
});

describe('every letter', () => {
  const html = mailHtml({ ...THANKS, paragraphs: ['Répondez à cet e-mail : « oui » !'] }, SIGNATURE);

  it('is one sheet of 600 pixels that becomes as narrow as the screen', () => {
    expect(html).toContain('max-width:600px');
    expect(html).toContain('@media (max-width:620px)');
    expect([...html.matchAll(/width="(\d+)"/g)].every(([, width]) => Number(width) <= 600)).toBe(true);
  });

  it('has colours of its own on dark screens, those of Outlook.com too', () => {
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('[data-ogsc] .ink');
    expect(html).toContain('[data-ogsb] .sheet');
    for (const name of ['ink', 'soft', 'title', 'link', 'well', 'sheet', 'outer'])
      expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
  });

  it('runs no script, and each picture has its text', () => {
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/ alt="/);
  });

  it('is printed as French is: « e-mail » is never cut, nor a sign left alone', () => {
    expect(html).toContain(
      'Répondez à cet <span style="white-space:nowrap">e-mail</span>\u00a0: «\u00a0oui\u00a0»\u00a0!',
    );
  });
});
