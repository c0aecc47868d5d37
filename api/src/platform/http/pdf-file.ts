import { applyDecorators, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** A GET route whose answer is a PDF file about somebody, which no cache keeps. */
export function PdfRoute(path: string): MethodDecorator {
  return applyDecorators(
    Get(path),
    Header('Cache-Control', 'no-store'),
    ApiProduces('application/pdf'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  );
}

/** The file that such a route answers: shown by the browser, or saved where it is `attachment`. */
export function pdfFile(
  name: string,
  content: Buffer,
  disposition: 'inline' | 'attachment' = 'inline',
): StreamableFile {
  return new StreamableFile(content, {
    type: 'application/pdf',
    length: content.length,
    disposition: `${disposition}; filename="${name}"`,
  });
}
