import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, Matches, MaxLength } from 'class-validator';
import { inOneForm } from './mailbox-key.js';

const LONGEST = 254;
/** Quoted local parts and lists, which nobody has and header injections like. */
const PLAIN = /^[^\s"'\\,;:<>()[\]\p{Cc}]+$/u;

/** Two forms of one domain are one mailbox: lists, imports and those who left are compared as they are kept. */
const OneForm = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? inOneForm(value) : value));

/** An e-mail address that emails are sent to: one, plainly written. */
export function MailAddress(messages: { missing: string; invalid: string }) {
  return applyDecorators(
    OneForm(),
    IsNotEmpty({ message: messages.missing }),
    Matches(PLAIN, { message: messages.invalid }),
    IsEmail({}, { message: messages.invalid }),
    MaxLength(LONGEST, { message: messages.invalid }),
  );
}
