import Fastify from 'fastify';
import pg from 'pg';

// What the campaigns list is held against: the same rows, straight from the driver, with nothing around them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const server = Fastify();

const ROWS = `
  SELECT id, slug, title, short_description, description, category, location, featured, featured_image_id, campaign_type,
         status, start_date, end_date, goal_amount, current_amount, currency, goal_books, current_books, goal_equipment,
         current_equipment, donation_count, progress_percentage, created_by_name, updated_at, count(*) OVER () AS count
    FROM campaigns JOIN campaign_totals USING (id)
   WHERE status <> 'draft' AND archived_at IS NULL AND deleted_at IS NULL
   ORDER BY (status = 'active') DESC, featured DESC, start_date DESC NULLS LAST, id DESC LIMIT 12`;

server.get('/campaigns', async () => (await pool.query(ROWS)).rows);
server.get('/health/ready', async () => ({ status: 'ok' }));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => process.exit(0));
