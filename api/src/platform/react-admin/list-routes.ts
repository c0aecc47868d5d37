import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CsvFile } from '../http/csv-file.js';
import { InputPipe } from '../http/input.pipe.js';
import { ApiRange, type Dialect, RangeQuery } from './range-query.js';

const LIST = 'list';
const pipe = new InputPipe();

interface List {
  resource: string;
  dialect: Dialect;
}

/** What is asked of a list, and where its answer goes. */
export class ListRange extends RangeQuery {
  constructor(
    { sort, offset, limit, filter }: RangeQuery,
    private readonly resource: string,
    private readonly reply: FastifyReply,
  ) {
    super(sort, offset, limit, filter);
  }

  /** The records, said to be these of so many. */
  answer<Found>([records, count]: [Found[], number]): Found[] {
    this.describe(this.reply, this.resource, records.length, count);
    return records;
  }
}

/** A route that answers with a list in this dialect. */
export function ListRoute(resource: string, dialect: Dialect, record: Type) {
  return applyDecorators(ranged(resource, dialect), ApiOkResponse({ type: [record] }));
}

/** A route that answers with such a list as a CSV file of this name. */
export function CsvRoute(resource: string, dialect: Dialect, filename: string) {
  return applyDecorators(ranged(resource, dialect), CsvFile(filename));
}

/** What is asked of the list, as a parameter of a method that is marked by one of these. */
export const AskedRange = createParamDecorator(async (_: unknown, context: ExecutionContext) => {
  const { resource, dialect } = Reflect.getMetadata(LIST, context.getHandler()) as List;
  const http = context.switchToHttp();
  const query = await pipe.transform(http.getRequest<FastifyRequest>().query, { type: 'query' });
  return new ListRange(
    RangeQuery.read(query as Record<string, unknown>, dialect),
    resource,
    http.getResponse<FastifyReply>(),
  );
});

function ranged(resource: string, dialect: Dialect) {
  return applyDecorators(
    SetMetadata(LIST, { resource, dialect } satisfies List),
    ApiRange(resource, dialect.sorts, Object.keys(dialect.filters)),
  );
}
