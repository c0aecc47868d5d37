import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouteTable } from '../http/route-table.js';
import { isPassingFailure } from './passing-failure.js';
import { platformErrors } from './platform.errors.js';
import { Problem } from './problem.js';

/** Turns whatever a route throws into `application/problem+json`; what is not a refusal is logged and hidden. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(private readonly routes: RouteTable) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = this.methodRefusal(thrown, request) ?? asProblem(thrown);
    if (problem.status === 500) this.logger.error(thrown);
    else if (problem.status === 503) this.logger.warn(thrown);
    sendProblem(http.getResponse<FastifyReply>(), problem, request.id);
  }

  /** Nest's own 404 is thrown where no route is: the address may take other methods. */
  private methodRefusal(thrown: unknown, { url }: FastifyRequest): Problem | null {
    if (!(thrown instanceof NotFoundException)) return null;
    const allowed = this.routes.methodsAt(url);
    return allowed.length > 0 ? platformErrors.methodNotAllowed(allowed) : null;
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem, requestId?: string): void {
  if (reply.sent) return;
  void reply
    .code(problem.status)
    .headers(problem.headers)
    .header('Cache-Control', 'no-store')
    .header('X-Request-Id', requestId)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.body(requestId)));
}

/** The refusal that a thrown thing stands for; a bug stands for a plain 500. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof HttpException) return fromStatus(thrown.getStatus());
  if (isPassingFailure(thrown)) return platformErrors.unavailable();
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? fromStatus(statusCode) : platformErrors.unexpected();
}

function fromStatus(status: number): Problem {
  if (status === 404) return platformErrors.notFound();
  if (status === 503) return platformErrors.unavailable();
  if (status >= 400 && status < 500) return platformErrors.refused(status);
  return platformErrors.unexpected();
}
