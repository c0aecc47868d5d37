import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { encodeBody, type EncodedBody } from './encodings.ts';
import { etagOf } from './etag.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const IS_COMPRESSED_ALREADY = /\.(png|woff2|ico|avif|webp)$/;
const IS_HASHED = /\/assets\/.*-[\w-]{8,}\.\w+$/;
const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** A folder of built files, listed once (so no path leads out of it) and kept in memory as they are asked for. */
export class StaticFolder {
  private readonly folder: string;
  private readonly headers: (path: string) => Record<string, string>;
  private paths = new Set<string>();
  private readonly kept = new Map<string, PreparedAnswer>();
  private readonly loading = new Map<string, Promise<PreparedAnswer>>();

  constructor(folder: string, headers: (path: string) => Record<string, string>) {
    this.folder = folder;
    this.headers = headers;
    this.list();
  }

  isBuilt(): boolean {
    if (this.paths.size === 0) this.list();
    return this.paths.size > 0;
  }

  has(path: string): boolean {
    return this.paths.has(path);
  }

  /** The file where it has been read already; see `load`. */
  ready(path: string): PreparedAnswer | undefined {
    return this.kept.get(path);
  }

  load(path: string): Promise<PreparedAnswer> {
    const loading = this.loading.get(path) ?? this.read(path).finally(() => this.loading.delete(path));
    this.loading.set(path, loading);
    return loading;
  }

  private list(): void {
    if (!existsSync(this.folder)) return;
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const paths = files.map(
      (file) => `/${relative(this.folder, join(file.parentPath, file.name)).split(sep).join('/')}`,
    );
    this.paths = new Set(paths.filter((path) => !/\.(br|gz)$/.test(path) && !path.startsWith('/.')));
  }

  private async read(path: string): Promise<PreparedAnswer> {
    const file = join(this.folder, path);
    const identity = await readFile(file);
    const answer: PreparedAnswer = {
      status: 200,
      etag: etagOf(identity),
      body: await encodedFile(file, identity),
      headers: {
        'content-type': MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': cacheControl(path),
        vary: 'accept-encoding',
        ...this.headers(path),
      },
    };
    this.kept.set(path, answer);
    return answer;
  }
}

function cacheControl(path: string): string {
  if (IS_HASHED.test(path)) return A_YEAR;
  return path.endsWith('.html') ? 'no-cache' : A_DAY;
}

async function encodedFile(file: string, identity: Buffer): Promise<EncodedBody> {
  if (IS_COMPRESSED_ALREADY.test(file)) return { identity, br: identity, gzip: identity };
  const [br, gzip] = await Promise.all(
    [`${file}.br`, `${file}.gz`].map((name) => readFile(name).catch(() => null)),
  );
  return br && gzip ? { identity, br, gzip } : encodeBody(identity, 5);
}
