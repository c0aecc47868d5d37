import { describe, expect, it } from 'vitest';
import { excerptOf, lightMarkdown } from './scholarship-text.js';

describe('light Markdown', () => {
  it.each([
    ['# Titre', '<h3>Titre</h3>'],
    ['## Titre', '<h3>Titre</h3>'],
    ['### Titre', '<h4>Titre</h4>'],
    ['###### Titre', '<h4>Titre</h4>'],
    ['**gras** et *italique*', '<p><strong>gras</strong> et <em>italique</em></p>'],
    ['une ligne\nune autre', '<p>une ligne<br />une autre</p>'],
    ['- un\n- deux', '<ul>\n<li>un</li>\n<li>deux</li>\n</ul>'],
    ['1. un\n2. deux', '<ol>\n<li>un</li>\n<li>deux</li>\n</ol>'],
    [
      '[le site](https://exemple.org/a?b=1&c=2)',
      '<p><a href="https://exemple.org/a?b=1&amp;c=2" rel="noopener noreferrer">le site</a></p>',
    ],
    ['', ''],
    ['   ', ''],
  ])('%j is %j', (text, html) => expect(lightMarkdown(text)).toBe(html));

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[clic](javascript:alert(1))',
    '[clic](data:text/html;base64,PHNjcmlwdD4=)',
    '![image](https://exemple.org/pixel.png)',
    '<iframe src="https://exemple.org"></iframe>',
    '`<b onclick=x>`',
    '```html\n<script>x</script>\n```',
    '<a href="javascript:x">a</a>',
    'https://exemple.org/"onmouseover="x',
    '| a | b |\n|---|---|\n| <svg onload=x> | 2 |',
    '> <style>*{}</style>',
    '- [ ] <input autofocus onfocus=x>',
  ])('leaves nothing in %j that runs or loads', (text) => {
    const html = lightMarkdown(text);
    expect(html).not.toMatch(/<(?!\/?(h3|h4|p|br|strong|em|ul|ol|li|a)\b)/);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style|src)=/);
    expect(html).not.toMatch(/<a[^>]* href="(?!https?:|mailto:)/);
  });

  it('shows what was written as HTML as the text that it is', () => {
    expect(lightMarkdown('Moins de 5 < 7 & <b>gras</b>')).toBe(
      '<p>Moins de 5 &lt; 7 &amp; &lt;b&gt;gras&lt;/b&gt;</p>',
    );
  });

  it.each(['*', '_', '[', '`', '> ', '- ', '#', '<', '![', '|', '*a ', '[a](', '1. ', '~~', '&#x'])(
    'reads 20 000 characters of %j',
    (mark) => {
      const html = lightMarkdown(mark.repeat(20_000 / mark.length));
      expect(html.length).toBeLessThan(200_000);
    },
  );
});

describe('the beginning of a text', () => {
  it('has no marks', () => {
    expect(excerptOf('## Pour qui ?\n\n- **Vous** aimez [lire](https://exemple.org)\n1. et _écrire_')).toBe(
      'Pour qui ? Vous aimez lire et écrire',
    );
  });

  it('is cut between two words, without the comma before it', () => {
    const text = excerptOf(`${'mot, '.repeat(60)}fin`);
    expect(text).toMatch(/mot…$/);
    expect(text.length).toBeLessThanOrEqual(181);
  });

  it('is all of a short text', () => expect(excerptOf('Court.')).toBe('Court.'));
});
