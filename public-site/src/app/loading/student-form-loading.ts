import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { newStudentForm } from '../../universities/shared/student-form';
import { browserApi, serverApi } from '../../shared/api/api-clients';

export const studentFormOnServer = ({ context, request }: LoaderFunctionArgs) =>
  newStudentForm(serverApi(context.api), request);

export const studentFormInBrowser = ({ request }: ClientLoaderFunctionArgs) =>
  newStudentForm(browserApi(), request);
