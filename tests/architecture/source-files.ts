import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

export const ROOT = resolve(import.meta.dirname, '../..');
const GENERATED = ['node_modules', 'dist', 'build', '.react-router', '.cache', '.git', 'var', 'coverage'];

export interface SourceFile {
  /** From the folder that was read, with `/`. */
  path: string;
  /** The first folder of `path`; empty for a file that lies beside the folders. */
  folder: string;
  text: string;
  imports: Import[];
}

export interface Import {
  /** As written. */
  name: string;
  /** For a relative one, where it leads, from the folder that was read. */
  path: string | undefined;
}

/** Every file under a folder of the project that somebody wrote. */
export function writtenFiles(folder = '.'): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return GENERATED.includes(entry.name) ? [] : writtenFiles(path);
    return entry.isFile() && entry.name !== '.env' ? [path] : [];
  });
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The TypeScript and the scripts of a folder, specs left out, with what each file imports. */
export function sourceFiles(folder: string): SourceFile[] {
  return writtenFiles(folder)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.spec\.(?:tsx?|mjs)$/.test(path))
    .map((path) => sourceFile(folder, path));
}

function sourceFile(root: string, path: string): SourceFile {
  const text = read(path);
  const below = posix.relative(root, path);
  const imports = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    name: fileName,
    path: fileName.startsWith('.') ? leadsTo(root, path, fileName) : undefined,
  }));
  return { path: below, folder: folderOf(below), text, imports };
}

function leadsTo(root: string, path: string, name: string): string {
  const target = relative(resolve(ROOT, root), resolve(ROOT, dirname(path), name));
  return target
    .split(sep)
    .join('/')
    .replace(/\.(?:js|ts|tsx|mjs)$/, '');
}

export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

/** Of a path below api/src, `wing/capability`; `platform`; empty for what composes: app.module and a wing's own module. */
export function capabilityOf(path: string): string {
  const [wing = '', capability = '', ...rest] = path.split('/');
  if (wing === 'platform') return wing;
  return rest.length > 0 ? `${wing}/${capability}` : '';
}
