// Row types of the cash that couriers collect. See ../../tables.ts for the types.
import type { Generated } from 'kysely';

/** The headings of a courier's file, as they were chosen last. */
export interface RemittanceColumnsRow {
  courier: string;
  /** JSON: `RemittanceColumns`. */
  columns: string;
}

/** A courier's file that was applied. */
export interface RemittanceRow {
  id: string;
  courier: string;
  file_hash: string;
  staff_id: string | null;
  created_at: string;
}

/** What became of the cash of an order. Rows are never changed, but for the order of an unknown AWB. */
export interface CashEntryRow {
  id: string;
  /** Null: nobody knows yet what was paid for. */
  order_id: string | null;
  /** `freight`: kept by the courier, and accepted. */
  kind: 'received' | 'freight' | 'written off';
  /** Of `written off` below 0: the courier has paid too much, and that is settled. */
  paise: number;
  /** The rest only of what a file says was received. */
  remittance_id: string | null;
  row: number | null;
  /** One of `remittanceOutcomes`, as it was when the file was applied. */
  outcome: string | null;
  /** What the file says was kept of it as freight. */
  freight_paise: number;
  courier: string | null;
  /** As the file has it, or the order's number; with the reference it is paid once. */
  awb: string | null;
  reference: string | null;
  /** When the courier paid. */
  day: string | null;
  /** Why it was written off. */
  note: string | null;
  staff_id: string | null;
  created_at: string;
}

export interface CashTables {
  remittance_columns: RemittanceColumnsRow;
  remittances: RemittanceRow;
  cash_entries: Omit<CashEntryRow, 'freight_paise'> & { freight_paise: Generated<number> };
}
