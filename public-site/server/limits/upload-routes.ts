/** Where the api takes forms with files; a test holds them against its own description. */
const UPLOADS = [
  'physical-donations/pictures',
  'pickup-rounds/shared/pictures',
  'metrics/crud/site-metrics/bulk_update',
  'admin/media',
  'admin/[^/]+/import',
  'admin/physical-donations/[^/]+/pictures',
  'admin/setting-pictures/[^/]+',
  'admin/expenses/[^/]+/document',
];
const UPLOAD = new RegExp(`^/api/v1/(?:${UPLOADS.join('|')})/?(?:\\?|$)`);

/** Whether a file may be sent to this address. */
export function takesFiles(method: string, url: string): boolean {
  return method === 'POST' && UPLOAD.test(url);
}
