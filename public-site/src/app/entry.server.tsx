import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext } from 'react-router';
import { beforeFirstPaint } from './accessibility/before-first-paint';
import { redactSecrets } from '../shared/format/redact-secrets';
import { FONT_FACES } from './font-faces';

const RENDER_WITHIN_MS = 10_000;

/** Renders the whole page before the first byte: the front door needs it whole for its policy, its cache and its ETag. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Marks the inline code that this program wrote: the front door allows no other, and takes the mark away.
  const nonce = randomBytes(16).toString('base64url');
  const page = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Otherwise React sends what lies far down the page apart, to be put in its place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
        onShellError: reject,
        onError: logFailure,
      },
    );
    setTimeout(() => stream.abort(), RENDER_WITHIN_MS).unref();
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('x-inline-nonce', nonce);
  return new Response(markConstants(page, nonce), { status, headers });
}

/** The root's own inline code, which React writes without a nonce so that the browser's copy of the page is the same. */
function markConstants(page: string, nonce: string): string {
  return page
    .replace(`<style>${FONT_FACES}`, () => `<style nonce="${nonce}">${FONT_FACES}`)
    .replace(`<script>${beforeFirstPaint}`, () => `<script nonce="${nonce}">${beforeFirstPaint}`);
}

/** Failures of loaders and of rendering, as one JSON line each. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // A form sent to a page that takes none is a visitor's slip, and has its answer.
  const isSlip = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isSlip) logFailure(error);
}

function logFailure(error: unknown): void {
  const err =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
  const line = { level: 50, time: Date.now(), process: 'site', msg: 'page rendering failed', err };
  console.error(redactSecrets(JSON.stringify(line)));
}
