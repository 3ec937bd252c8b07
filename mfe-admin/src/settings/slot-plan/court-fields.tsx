import { clockTime } from '@club/shared/domain';
import { useWatch } from '@club/shared/form';
import { Box, Stack, Typography } from '@club/shared/ui-core';
import { FormTextField, SelectField } from '@club/shared/ui-form';
import { FieldGroup } from '../../forms/form-field/field-group';
import type { ContractForm } from '../../forms/form-values/contract-form';
import { RowField } from './row-field';
import {
  type ConsecutiveSlots,
  isCurrent,
  isListOf,
  LENGTH_OPTIONS,
  rowOf,
  slotsOfTyped,
  startsOfRow,
  type TypedPlan,
} from './slot-plan-form';
import { SlotRanges } from './slot-ranges';

interface CourtFieldsProps {
  form: ContractForm<TypedPlan, unknown>;
  index: number;
  teren: number;
  /** Starts `HH:mm:ss` of hidden slots; those that the new plan does not have are hidden no longer. */
  hiddenStarts: readonly string[];
}

/** Two columns on a phone and where the courts are narrow side by side: with three fields in a line labels would be cut off. */
const THREE_OR_TWO = { xs: '1fr 1fr', sm: '1fr 1fr 1.3fr', md: '1fr 1fr', lg: '1fr 1fr 1.3fr' };

/** The list of starts is computed from the first slot, the duration and the number; it can also be typed, with breaks. */
export function CourtFields({ form, index, teren, hiddenStarts }: CourtFieldsProps) {
  const { control } = form;
  const typed = useWatch({ control, name: `courts.${index}` });
  const isReplaced = !isCurrent(typed.row, typed.starts);
  const row = isReplaced ? rowOf(typed.starts) : typed.row;

  const layOut = ({ first, count }: ConsecutiveSlots, validated = true, minutes = typed.minutes) => {
    const computed = startsOfRow({ first, count }, minutes);
    const starts = computed ?? typed.starts;
    form.setValue(`courts.${index}.row`, { first, count, starts }, { shouldDirty: true });
    if (computed) form.setValue(`courts.${index}.starts`, starts, { shouldDirty: true, shouldValidate: true });
    if (validated) void form.trigger(`courts.${index}.row`);
  };
  const chooseMinutes = (minutes: string) => {
    form.setValue(`courts.${index}.minutes`, minutes, { shouldDirty: true });
    // Only for a list without breaks: a list with breaks was typed, and its breaks cannot be computed.
    if (isListOf(typed.starts, startsOfRow(row, typed.minutes))) layOut(row, true, minutes);
    else void form.trigger(`courts.${index}.starts`);
  };

  const slots = slotsOfTyped(typed);
  const hidden = hiddenStarts.map(clockTime);
  const kept = hidden.filter((start) => slots?.starts.includes(start));
  const removed = hidden.filter((start) => !kept.includes(start));
  return (
    <FieldGroup legend={`Teren ${teren}`} heading>
      <Stack spacing={2} sx={{ pt: 1.5 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: THREE_OR_TWO }}>
          <RowField
            form={form}
            name={`courts.${index}.row.first`}
            label="Prvi termin"
            value={row.first}
            replaced={isReplaced}
            onType={(first, validated) => layOut({ ...row, first }, validated)}
          />
          <RowField
            form={form}
            name={`courts.${index}.row.count`}
            label="Broj termina"
            value={row.count}
            replaced={isReplaced}
            numeric
            onType={(count, validated) => layOut({ ...row, count }, validated)}
          />
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto', md: '1 / -1', lg: 'auto' } }}>
            <SelectField
              label="Trajanje"
              options={LENGTH_OPTIONS}
              value={typed.minutes}
              fullWidth
              onChange={chooseMinutes}
            />
          </Box>
        </Box>
        <FormTextField
          control={control}
          name={`courts.${index}.starts`}
          label="Počeci termina"
          helperText="Slažu se sami; upišite ih kad među terminima ima stanke."
          autoComplete="off"
          multiline
        />
        <Typography variant="body2" aria-live="polite">
          <strong>Pregled:</strong> {slots ? <SlotRanges slots={slots} /> : 'ispravite upisano.'}
          {slots && hidden.length > 0 && '.'}
          {slots && kept.length > 0 && ` Skriveno: ${kept.join(', ')}.`}
          {slots && removed.length > 0 && ` Iz skrivenih termina uklanja se: ${removed.join(', ')}.`}
        </Typography>
      </Stack>
    </FieldGroup>
  );
}
