import { caseAdminController } from '../casework/case.admin.js';
import { AccompanimentDetail, AccompanimentRequest } from './accompaniment.dto.js';
import { ACCOMPANIMENT_KIND } from './accompaniment.kind.js';

export class AccompanimentAdminController extends caseAdminController(ACCOMPANIMENT_KIND, {
  record: AccompanimentRequest,
  detail: AccompanimentDetail,
}) {}
