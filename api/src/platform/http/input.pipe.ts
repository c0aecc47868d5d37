import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { platformErrors } from '../errors/platform.errors.js';
import { constraintSentence, inputFaults } from '../errors/validation.fr.js';
import { isRecord, unkeepable } from './unkeepable-input.js';
import { withoutControlsIn } from './writable-text.js';

/** Checks whatever comes in. Unknown fields of a body are refused, unknown parameters of an address are ignored. */
@Injectable()
export class InputPipe implements PipeTransform {
  private readonly bodies = validationPipe(true);
  private readonly queries = validationPipe(false);

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type === 'custom') return value;
    const fault = unkeepable(value, metadata.data ?? '');
    if (fault) throw platformErrors.invalid({ [fault.path || 'valeur']: fault.message });
    const isBody = metadata.type === 'body';
    if (isBody && value !== undefined && !isRecord(value))
      throw platformErrors.invalid({ corps: inputFaults.notAnObject });
    return isBody
      ? this.bodies.transform(withoutControlsIn(value), metadata)
      : this.queries.transform(value, metadata);
  }
}

function validationPipe(forbidsUnknown: boolean): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: forbidsUnknown,
    stopAtFirstError: true,
    exceptionFactory: (errors) => platformErrors.invalid(fieldMessages(errors)),
  });
}

function fieldMessages(errors: ValidationError[], prefix = ''): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { property, constraints, children } of errors) {
    const path = prefix + property;
    const broken = Object.entries(constraints ?? {})[0];
    if (broken) messages[path] = constraintSentence(...broken);
    Object.assign(messages, fieldMessages(children ?? [], `${path}.`));
  }
  if (errors.length > 0 && Object.keys(messages).length === 0)
    messages[prefix || 'corps'] = 'Cette valeur n’est pas acceptée.';
  return messages;
}
