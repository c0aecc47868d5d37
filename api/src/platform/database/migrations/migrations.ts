import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const files = readdirSync(import.meta.dirname).filter((name) => /^\d+-[a-z-]+\.js$/.test(name));

/** Every migration of this folder, by number, the order in which they run: foreign keys need the tables that they name. */
export const migrations = await Promise.all(files.toSorted().map(migrationOf));

async function migrationOf(file: string): Promise<Migration> {
  const { href } = new URL(file, import.meta.url);
  const [migration, ...others] = Object.values((await import(href)) as Record<string, Migration>);
  if (!migration || others.length > 0) throw new Error(`${file} must export its migration, and nothing else`);
  return migration;
}
