import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';

const pasted = (name: string) => readFileSync(join(import.meta.dirname, 'pasted', `${name}.html`), 'utf8');

/** Where from, and what it becomes. */
const SOURCES: [string, string][] = [
  [
    'word',
    '<p><strong>Le programme</strong></p><ul><li><p>Trier les livres</p><ul><li><p>par âge</p></li></ul></li><li><p>Remplir les cartons</p></li></ul><p>Ensuite :</p><ol><li><p>peser</p></li><li><p>charger</p></li></ol><p><strong>Ville</strong> · Cartons</p><p>Lyon · 12</p>',
  ],
  [
    'google-docs',
    '<p>Un texte maigre et <strong>un mot gras</strong></p><ul><li><p>Premier</p><ul><li><p>dessous</p></li></ul></li><li><p>Second</p></li></ul>',
  ],
  [
    'outlook',
    '<p>Bonjour,</p><p>Le site est <a href="https://www.exemple.org/livres">chez nous</a>.</p><ul><li><p>un point</p></li><li><p>un autre</p></li></ul>',
  ],
  [
    'web-page',
    '<h1>Les bibliothèques</h1><p>Elles ouvrent chaque jour, sauf <strong>le lundi</strong>.</p><p>Lieu · Heures</p><p>Foumban · 8 h – 17 h</p><ol><li><p>Entrer</p></li><li><p>Lire</p></li></ol>',
  ],
  ['spreadsheet', '<p>École · Livres</p><p>Kribi · 1 250 · reçus</p>'],
];

async function paste(editor: Locator, html: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.press('Delete');
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Without what the editor adds for itself and for the browser. */
const plain = (html: string) =>
  html
    .replaceAll(/<br class="ProseMirror-trailingBreak">/g, '')
    .replaceAll(/ (?:target|rel|class|start|type)="[^"]*"/g, '')
    .replaceAll(/(?:\s|&nbsp;)+/g, ' ')
    .replaceAll(/<p> ?<\/p>/g, '');

describe('what staff paste', () => {
  journey('stays what it was: lists, what is bold, links, tables as lines', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/articles/new');
    const editor = page.getByRole('textbox', { name: 'Texte', exact: true });
    const found: [string, string][] = [];
    for (const [name] of SOURCES) {
      await paste(editor, pasted(name));
      found.push([name, plain(await editor.innerHTML())]);
    }
    expect(found).toEqual(SOURCES);
  });
});
