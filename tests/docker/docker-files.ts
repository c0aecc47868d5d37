import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

export interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  networks: string[];
  ports?: string[];
  environment?: Record<string, string>;
  [key: string]: unknown;
}

export interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  [key: string]: unknown;
}

export function read(path: string): string {
  return readFileSync(resolve(root, path), 'utf8');
}

export function readCompose(): Compose {
  return parse(read('docker/compose.yaml'), { merge: true }) as Compose;
}

/** The assignments of an env file, explanations left out. */
export function readEnvFile(path: string): Record<string, string> {
  const lines = read(path)
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
