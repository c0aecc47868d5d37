import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** A route that answers with a CSV file to keep under this name; nobody on the way keeps it. */
export function CsvFile(filename: string) {
  return applyDecorators(
    Header('Content-Type', 'text/csv; charset=utf-8'),
    Header('Content-Disposition', `attachment; filename="${filename}"`),
    Header('Cache-Control', 'no-store'),
    ApiProduces('text/csv'),
    ApiOkResponse({ type: String }),
  );
}
