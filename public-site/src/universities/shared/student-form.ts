import type { HttpClient } from '@livres/api/client';
import { newFormKey } from '../../shared/api/form-key';
import { askedScholarship } from './asked-scholarship';

/** A form with its key, and the scholarship that the address names. */
export async function newStudentForm(api: HttpClient, request: Request) {
  return { form_key: newFormKey(), scholarship: await askedScholarship(api, request.url) };
}
