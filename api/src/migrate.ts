import { Configuration } from './platform/config/configuration.js';
import { prepareDatabase } from './platform/database/migrate.js';

// The whole of the product's changes to the schema, for where the api is not told who owns the tables.
await prepareDatabase(Configuration.read(process.env));
