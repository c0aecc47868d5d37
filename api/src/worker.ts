import { serve } from './serve.js';

// The worker is the api with the jobs inside and nobody sent to it; its port answers health checks.
await serve({ ...process.env, WORKER: 'inside', DEMO_CONTENT: 'false', API_SOCKET: '' });
