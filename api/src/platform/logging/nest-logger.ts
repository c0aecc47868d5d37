import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's own messages as pino lines. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn(described(message, context), 'warning');
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.pino.error(described(message, rest.at(-1)), 'error');
  }
}

/** A database error's parameters may be personal, so only its name, message, code and stack are kept. */
function described(message: unknown, context: unknown): Record<string, unknown> {
  if (!(message instanceof Error)) return { context, message };
  const { name, stack } = message;
  return { context, name, message: message.message, error_code: (message as { code?: unknown }).code, stack };
}
