import { Configuration } from './platform/config/configuration.js';
import { prepareDatabase } from './platform/database/migrate.js';

// The whole of the product's changes to the schema, for where the api does not have the owner's connection.
await prepareDatabase(Configuration.read(process.env));
