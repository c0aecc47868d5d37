import { createApp } from './app.js';
import { ResetCommandService } from './people/access/second-factor/reset-command.service.js';
import { Configuration } from './platform/config/configuration.js';
import { migrate } from './platform/database/migrate.js';

// For who runs the server: the second factor of the first administrator, or of the name given, is taken away.
process.umask(0o077);
const env = { ...process.env, WORKER: 'apart', LOG_LEVEL: 'error' };
await migrate(Configuration.read(env).databaseUrl);
const app = await createApp(env);
const { ok, said } = await app.get(ResetCommandService).run(process.argv[2]);
await app.close();
process.stdout.write(`${said}\n`);
process.exitCode = ok ? 0 : 1;
