import { caseAdminController } from '../casework/case.admin.js';
import { AmbassadorApplication, AmbassadorDetail } from './ambassador.dto.js';
import { AMBASSADOR_KIND } from './ambassador.kind.js';

export class AmbassadorsAdminController extends caseAdminController(AMBASSADOR_KIND, {
  record: AmbassadorApplication,
  detail: AmbassadorDetail,
}) {}
