import { Configuration } from './platform/config/configuration.js';
import { runBackupCommand } from './reporting/backups/backup-command.js';

// For who runs the server. What is written is for this account alone.
process.umask(0o077);
await runBackupCommand(Configuration.read(process.env));
