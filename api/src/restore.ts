import { Configuration } from './platform/config/configuration.js';
import { runRestoreCommand } from './reporting/backups/restore-command.js';

// For who runs the server. What is written is for this account alone.
process.umask(0o077);
await runRestoreCommand(Configuration.read(process.env), process.argv.slice(2));
