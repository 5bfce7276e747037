// Converts customer rows to the API's form.
import type { Customer } from '@taana-baana/contract';
import type { ProfileRow } from './accounts.repository.ts';

export const toCustomer = (row: ProfileRow): Customer => ({
  _id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  mobile: row.mobile,
});
