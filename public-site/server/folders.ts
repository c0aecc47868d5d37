import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** This workspace's folder, whether the server runs as written or as built. */
const WORKSPACE = ownFolder(import.meta.dirname);

export const folders = {
  workspace: WORKSPACE,
  builtFiles: join(WORKSPACE, 'build/client'),
  builtPages: join(WORKSPACE, 'build/server/index.js'),
  publicFiles: join(WORKSPACE, 'public'),
  admin: join(WORKSPACE, '../admin'),
  builtAdmin: join(WORKSPACE, '../admin/dist'),
  /** The built api's own, which needs nothing of the api. */
  builtIllustrator: join(WORKSPACE, '../api/dist/illustrator/illustrate.js'),
};

function ownFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : ownFolder(dirname(folder));
}
