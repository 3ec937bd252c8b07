import { YearPayment } from '@club/shared/contracts/finances/payments';
import { BookYears } from '@club/shared/contracts/finances/years';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useQuery } from '@club/shared/query';
import * as z from '@club/shared/schema';
import { useAdminQuery } from '../../api/use-admin-query';
import { PAGE_SIZE, placeInAnswer } from '../../lists/paging/page-of';
import { keys } from '../../query-keys';

export function usePaymentYears() {
  useLiveQuery('finances', keys.bookYears);
  return useAdminQuery({ queryKey: keys.bookYears, schema: BookYears, path: 'admin/payments/years' });
}

/** @param page from 1; the wire counts from 0 */
export function useYearPayments(year: number, page: number) {
  useLiveQuery('accounts', keys.finances);
  useLiveQuery('members', keys.yearPayments(year, page));
  return useQuery({
    queryKey: keys.yearPayments(year, page),
    queryFn: async ({ signal }) => {
      const searchParams = { page: page - 1, size: PAGE_SIZE };
      const call = http.get(`admin/payments-app/year/${year}`, { searchParams, signal });
      const { body, headers } = await answer(z.array(YearPayment), call);
      return { payments: body, ...placeInAnswer(headers, page) };
    },
    placeholderData: keepPreviousData,
  });
}
