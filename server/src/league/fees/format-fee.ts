import { centsToEuros } from '@club/shared/domain';

/** `60,00 €`; fees before 2023 are in kuna. @param fee `amountCents` in hundredths of its currency */
export const formatFee = (fee: { readonly currency: string; readonly amountCents: number }): string =>
  new Intl.NumberFormat('hr-HR', { style: 'currency', currency: fee.currency }).format(centsToEuros(fee.amountCents));
