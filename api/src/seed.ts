import { createApp } from './app.js';
import { DemoContentService } from '../demo/demo-content.service.js';
import { Configuration } from './platform/config/configuration.js';
import { prepareDatabase } from './platform/database/migrate.js';

// The pictures that it writes are for this account, as those of the api are.
process.umask(0o077);
const env = { ...process.env, WORKER: 'apart' };
await prepareDatabase(Configuration.read(env));
const app = await createApp(env);
const made = await app.get(DemoContentService).fillIfEmpty();
await app.close();
process.stdout.write(
  made > 0
    ? `Contenu de démonstration : ${made} campagnes ajoutées.\n`
    : 'La base contient déjà des campagnes : rien n’a été ajouté.\n',
);
