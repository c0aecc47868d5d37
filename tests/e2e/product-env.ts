import { OF_A_BUSY_MACHINE } from '../factories/busy-machine.ts';

export const ACCESS_CODE = 'code-des-parcours-2026';

/** What every product of the tests is told, its addresses and its database apart. */
export const PRODUCT_ENV = {
  APP_NAME: 'Livres en partage',
  APP_URL: 'http://localhost:3000',
  API_URL: 'http://localhost:3000/api/v1',
  ADMIN_ACCESS_CODE: ACCESS_CODE,
  ENVIRONMENT: 'development',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  REDIS_URL: process.env['REDIS_URL'] ?? '',
  SMTP_URL: '',
  STORAGE_URL: '',
  DEMO_CONTENT: 'false',
  BACKUP_EVERY_NIGHT: 'false',
  WORKER: 'inside',
  REQUESTS_PER_MINUTE: '1000000',
  ...OF_A_BUSY_MACHINE,
};
