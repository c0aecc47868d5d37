import { shownAs } from '../../platform/http/shown-as.js';
import { StaffRecord } from './access.dto.js';
import type { StaffRow } from './staff.entity.js';

/** A staff code without anything that opens the gate. */
export function presentStaff(row: StaffRow): StaffRecord {
  return { ...shownAs(StaffRecord, row), code_hint: row.code_selector };
}
