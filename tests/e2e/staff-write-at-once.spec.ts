import type { ArticleRecord } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

const title = (page: Page) => page.getByRole('textbox', { name: /^Titre/ });
const excerpt = (page: Page) => page.getByRole('textbox', { name: /^Résumé/ });
const author = (page: Page) => page.getByRole('textbox', { name: /^Signature/ });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
const choices = (page: Page) => page.getByRole('dialog', { name: 'Quelqu’un d’autre a modifié cette fiche' });

async function newArticle(product: Product): Promise<ArticleRecord> {
  const call = await staffSession(product);
  const { status, body } = await call<ArticleRecord>('POST', '/admin/articles', {
    title: `À plusieurs ${newcomer('mains')}`,
    excerpt: 'Un résumé.',
    content: '<p>Un texte.</p>',
    author_name: 'Awa',
  });
  expect(status).toBe(201);
  return body;
}

async function openBoth(page: Page, visit: () => Promise<Page>, product: Product, slug: string) {
  const other = await visit();
  for (const one of [page, other]) {
    await enterPanel(one, product, `/admin/articles/${slug}/edit`);
    await title(one).waitFor();
  }
  return other;
}

describe('two who write the same record', () => {
  journey('keep both what each changed, without a question', async ({ page, visit, product }) => {
    const { id, slug } = await newArticle(product);
    const other = await openBoth(page, visit, product, slug);
    await excerpt(other).fill('Le résumé de l’autre.');
    await save(other);
    await other.getByText('Article enregistré').waitFor();

    await author(page).fill('Bineta');
    await save(page);
    await page.getByText(/venait de modifier la fiche \(« Résumé »\)/).waitFor();
    await expect.poll(() => excerpt(page).inputValue()).toBe('Le résumé de l’autre.');
    const call = await staffSession(product);
    expect((await call<ArticleRecord>('GET', `/admin/articles/${id}`)).body).toMatchObject({
      excerpt: 'Le résumé de l’autre.',
      author_name: 'Bineta',
    });
  });

  journey('choose field by field what both changed, by keyboard', async ({ page, visit, product }) => {
    const { id, slug } = await newArticle(product);
    const other = await openBoth(page, visit, product, slug);
    await excerpt(other).fill('Le résumé de l’autre.');
    await author(other).fill('Chantal');
    await save(other);
    await other.getByText('Article enregistré').waitFor();

    await excerpt(page).fill('Mon résumé.');
    await author(page).fill('Bineta');
    await save(page);
    const fields = choices(page).getByRole('group');
    await fields.first().waitFor();
    await expect.poll(() => fields.count()).toBe(2);

    await page.keyboard.press('Escape');
    await choices(page).waitFor({ state: 'detached' });
    await expect.poll(() => excerpt(page).inputValue()).toBe('Mon résumé.');
    await expect.poll(() => author(page).inputValue()).toBe('Bineta');

    await save(page);
    const ofExcerpt = choices(page).getByRole('group', { name: 'Résumé' });
    await ofExcerpt.getByRole('radio', { name: /Mon résumé/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => ofExcerpt.getByRole('radio', { name: /Le résumé de l’autre/ }).isChecked())
      .toBe(true);
    await choices(page).getByRole('button', { name: 'Enregistrer ces choix' }).press('Enter');
    await page.getByText('Vos changements sont enregistrés').waitFor();
    const call = await staffSession(product);
    expect((await call<ArticleRecord>('GET', `/admin/articles/${id}`)).body).toMatchObject({
      excerpt: 'Le résumé de l’autre.',
      author_name: 'Bineta',
    });
    await expect.poll(() => excerpt(page).inputValue()).toBe('Le résumé de l’autre.');
  });
});

describe('a new record that is saved and published at once', () => {
  journey('says that it is online, without being read again', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/tags');
    await page.goto('/admin/projects/new');
    await title(page).fill(`Un projet ${newcomer('direct')}`);
    await page.getByLabel('Résumé').first().fill('Ce que l’on y fait.');
    await page.getByRole('button', { name: 'Enregistrer et publier' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /publier/i })
      .click();
    await page.waitForURL('**/edit');
    await page.getByRole('region', { name: 'Publication' }).getByText('En ligne', { exact: true }).waitFor();
  });
});
