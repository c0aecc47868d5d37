import type { ImpactFile, LocationRecord } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { toast } from './enter-panel.ts';
import { figure, openFigures, readFigure } from './figures-screen.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { staffSession, type StaffCall } from './staff-session.ts';

describe('an import', () => {
  journey('with a fault at its last line changes nothing, and says which line', async ({ page, product }) => {
    const call = await staffSession(product);
    const kept = await exported(call);
    const years = kept.yearly_progress.map((year, index) =>
      index === kept.yearly_progress.length - 1 ? { ...year, libraries_count: -4 } : year,
    );
    const faulty = {
      ...kept,
      site_metrics: { ...kept.site_metrics, books_distributed: 999_999 },
      yearly_progress: years,
    };
    await openFigures(page, product);
    await page.getByRole('button', { name: 'Importer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importer des chiffres' });
    await dialog.getByLabel('Choisir un fichier').setInputFiles(asFile(faulty));
    await dialog.getByText(/1\serreur/).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Importer \d/ }).count()).toBe(0);
    expect((await exported(call)).site_metrics).toEqual(kept.site_metrics);

    await dialog
      .getByLabel('Choisir un autre fichier')
      .setInputFiles(asFile({ ...faulty, yearly_progress: kept.yearly_progress }));
    await dialog.getByText(/999\s999/).waitFor();
    await dialog.getByRole('button', { name: 'Importer 1 changement' }).click();
    await toast(page, 'Import terminé').waitFor();
    expect((await exported(call)).site_metrics.books_distributed).toBe(999_999);
  });
});

describe('all the figures', () => {
  journey('leave as a dated file', async ({ page, product }) => {
    await openFigures(page, product);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    expect((await download).suggestedFilename()).toMatch(/^chiffres-\d{4}-\d{2}-\d{2}\.json$/);
    await toast(page, 'Chiffres exportés').waitFor();
  });

  journey('are recalculated after a look at what changes, and from what', async ({ page, product }) => {
    const call = await staffSession(product);
    const [place] = (await call<LocationRecord[]>('GET', '/admin/location-metrics')).body;
    await call('PUT', `/admin/location-metrics/${place!.id}`, {
      libraries_count: place!.libraries_count + 103,
      is_active: true,
      version: place!.version,
    });
    const libraries = await readFigure(product, 'libraries_supported');
    const after = libraries.entered_value + libraries.sources[0]!.since;
    expect(after).not.toBe(libraries.value);

    await openFigures(page, product);
    await page.getByRole('button', { name: 'Recalculer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recalculer les chiffres' });
    const line = dialog.getByRole('listitem').filter({ hasText: 'Bibliothèques soutenues' });
    await line.getByText(/dans les lieux affichés depuis/).waitFor();
    await expect.poll(() => line.innerText()).toContain(`${libraries.value} → ${after}`);
    expect((await readFigure(product, 'libraries_supported')).value).toBe(libraries.value);
    await dialog.getByRole('button', { name: /^Appliquer/ }).click();
    await toast(page, 'recalculé').waitFor();
    await figure(page, 'Bibliothèques soutenues', `${after}.`).waitFor();
    await page.getByText(asPrinted('Calculé le')).first().waitFor();
  });
});

async function exported(call: StaffCall): Promise<ImpactFile> {
  return (await call<ImpactFile>('GET', '/metrics/crud/site-metrics/list_backups/')).body;
}

function asFile(content: unknown) {
  return {
    name: 'chiffres.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content, null, 2)),
  };
}
