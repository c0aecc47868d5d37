import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY_SEAL, sealArchive } from '@livres/api/dist/reporting/backups/archive-seal.js';
import { BackupArchiveReader } from '@livres/api/dist/reporting/backups/backup-archive.reader.js';
import type { BackupManifest } from '@livres/api/dist/reporting/backups/backup-manifest.rules.js';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUp, everyRowOf, filesOf, hashesOf, restore, testFolder } from '../factories/backups.ts';
import { testDatabase } from '../factories/database.ts';

const folder = testFolder();
const database = testDatabase();
const varFolder = () => join(folder.path, 'here');
const here = () => ({ databaseUrl: database.url, migrationUrl: null, varFolder: varFolder() });
let good: Buffer;
let before: unknown;

beforeAll(async () => {
  await filesOf(here()).put('receipts/1.pdf', randomBytes(50_000), 'application/pdf');
  good = readFileSync((await backUp(here())).path);
  before = await stateOf();
});

const stateOf = async () => [await everyRowOf(database.url), hashesOf(here())];

/** A file in the place of a backup; what is refused has changed nothing. */
async function refusalOf(content: Buffer, backupIdentity: string | null = null): Promise<string> {
  const path = join(folder.path, `${randomBytes(4).toString('hex')}.zip`);
  writeFileSync(path, content);
  const said = await restore(here(), path, { replace: true, backupIdentity }).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  expect(await stateOf()).toEqual(before);
  return said;
}

/** The good one with some of its entries changed, and its manifest; sealed anew, as whoever changes it would. */
async function changed(
  change: (zip: JSZip) => void,
  manifest: (of: BackupManifest) => unknown = (of) => of,
): Promise<Buffer> {
  const zip = await JSZip.loadAsync(good, { createFolders: false });
  const of = JSON.parse(await zip.file('manifest.json')!.async('string'));
  zip.file('manifest.json', JSON.stringify(manifest(of)));
  change(zip);
  return sealed(await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', comment: EMPTY_SEAL }));
}

async function sealed(zip: Buffer): Promise<Buffer> {
  const path = join(folder.path, 'sealed.zip');
  writeFileSync(path, zip);
  await sealArchive(path);
  return readFileSync(path);
}

const anew = { createFolders: false };
const untouched = () => undefined;

describe('a backup is refused, and nothing is touched, where', () => {
  it('any one of its bytes is damaged', async () => {
    for (const place of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      const damaged = Buffer.from(good);
      const at = Math.floor(good.length * place);
      damaged[at] = damaged[at]! ^ 0x55;
      expect(await refusalOf(damaged), `byte ${at}`).toMatch(/abîmé, tronqué/);
    }
  });

  it('this is cut short, empty, or something else', async () => {
    for (const content of [good.subarray(0, good.length - 1), good.subarray(0, 1000), Buffer.alloc(0)])
      expect(await refusalOf(content)).toMatch(/abîmé, tronqué/);
    expect(await refusalOf(randomBytes(5000))).toMatch(/abîmé, tronqué/);
    const foreign = new JSZip().file('lisez.moi', 'rien');
    const zip = await foreign.generateAsync({ type: 'nodebuffer', comment: EMPTY_SEAL });
    expect(await refusalOf(zip)).toMatch(/abîmé, tronqué/);
    expect(await refusalOf(await sealed(zip))).toMatch(/n’est pas une sauvegarde de ce produit/);
  });

  it.each([null, [], 'texte', {}, { product: 'autre', format: 1 }])(
    'its manifest is %j',
    async (manifest) => {
      expect(await refusalOf(await changed(untouched, () => manifest))).toMatch(/n’est pas une sauvegarde/);
    },
  );

  it.each<[string, (of: BackupManifest) => unknown]>([
    ['no table', (of) => ({ ...of, tables: [] })],
    ['a table twice', (of) => ({ ...of, tables: [...of.tables, of.tables[0]] })],
    ['a table named as SQL', (of) => ({ ...of, tables: [{ ...of.tables[0], name: 'a"; DROP TABLE b' }] })],
    ['a file outside its folder', (of) => ({ ...of, files: [{ ...of.files[0], key: '../../etc/passwd' }] })],
    ['a negative size', (of) => ({ ...of, files: [{ ...of.files[0], bytes: -1 }] })],
    ['no checksum', (of) => ({ ...of, files: [{ ...of.files[0], sha256: '' }] })],
    [
      'a sequence that is no number',
      (of) => ({ ...of, sequences: [{ ...of.sequences[0], last_value: '1;' }] }),
    ],
  ])('its manifest has %s', async (_, manifest) => {
    expect(await refusalOf(await changed(untouched, manifest))).toMatch(/inventaire.*est abîmé/);
  });

  it('a file or a table is changed, missing, or more than the manifest names', async () => {
    const forged = await changed((zip) => zip.file('files/receipts/1.pdf', randomBytes(50_000), anew));
    expect(await refusalOf(forged)).toMatch(/« files\/receipts\/1.pdf » n’est plus ce qui a été sauvegardé/);
    expect(await refusalOf(await changed((zip) => zip.remove('tables/public.staff.copy')))).toMatch(
      /Il manque « tables\/public.staff.copy »/,
    );
    expect(await refusalOf(await changed((zip) => zip.file('files/intrus.pdf', 'x', anew)))).toMatch(
      /« files\/intrus.pdf », que son inventaire ne nomme pas/,
    );
  });

  it('an entry leads out of the archive', async () => {
    const zip = await changed((one) => one.file('files/aa/evil', 'x', anew));
    const out = Buffer.from(zip.toString('latin1').replaceAll('files/aa/evil', 'files/../evil'), 'latin1');
    expect(await refusalOf(await sealed(out))).toMatch(/abîmé, tronqué/);
  });

  it('an entry would fill the disk', async () => {
    const bomb = Buffer.alloc(40 * 1024 ** 2);
    const key = 'files/receipts/1.pdf';
    const manifest = (of: BackupManifest) => ({
      ...of,
      files: of.files.map((file) => ({ ...file, bytes: bomb.length })),
    });
    expect(await refusalOf(await changed((zip) => zip.file(key, bomb, anew), manifest))).toMatch(
      /taille démesurée/,
    );
  });

  it('a later version made this: the sentence says which to install', async () => {
    const later = (of: BackupManifest) => ({
      ...of,
      version: '9.1.0',
      migrations: [...of.migrations, 'Later2100000000000'],
    });
    expect(await refusalOf(await changed(untouched, later))).toMatch(
      /version plus récente \(9\.1\.0, migration Later2100000000000\) : installez cette version/,
    );
    const format = (of: BackupManifest) => ({ ...of, version: '9.1.0', format: 2 });
    expect(await refusalOf(await changed(untouched, format))).toMatch(/dont celle-ci ne lit pas le format/);
  });

  it('what is encrypted is damaged or cut short', async () => {
    const identity = await generateX25519Identity();
    const { path } = await backUp(here(), { backupRecipients: [await identityToRecipient(identity)] });
    const sealed = readFileSync(path);
    const damaged = Buffer.from(sealed);
    damaged[sealed.length >> 1]! ^= 1;
    for (const content of [damaged, sealed.subarray(0, sealed.length - 10), sealed.subarray(0, 100)])
      expect(await refusalOf(content, identity)).toMatch(/n’ouvre pas cette sauvegarde/);
  });
});

it('a good one is read whole', async () => {
  const path = join(folder.path, 'good.zip');
  mkdirSync(folder.path, { recursive: true });
  writeFileSync(path, good);
  const archive = await BackupArchiveReader.open(path);
  expect(archive.manifest.tables.length).toBeGreaterThan(100);
  archive.close();
});
