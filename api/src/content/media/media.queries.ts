import { query } from '../../platform/database/query.js';

// Neither raises a picture's version.
export const keepAvif = query('UPDATE media SET avif_widths = webp_widths WHERE id = $1', ['integer']);
export const refile = query('UPDATE media SET folder_id = $2 WHERE folder_id = $1', ['integer', 'integer?']);

export const picturesByFolder = query(
  `SELECT folder_id, count(*)::int AS pictures FROM media
    WHERE deleted_at IS NULL AND folder_id IS NOT NULL GROUP BY folder_id`,
  [],
  { folder_id: 'integer?', pictures: 'integer' },
);

export const lockFolders = query('LOCK TABLE media_folders IN EXCLUSIVE MODE', []);
