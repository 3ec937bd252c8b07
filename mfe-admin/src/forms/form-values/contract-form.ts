import type { FieldValues, useContractForm } from '@club/shared/form';

/** What `useContractForm` returns. */
export type ContractForm<Input extends FieldValues, Output> = ReturnType<typeof useContractForm<Input, Output>>;
