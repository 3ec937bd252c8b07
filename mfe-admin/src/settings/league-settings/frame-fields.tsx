import { SEASON_LINK_LABELS, SEASON_LINKS } from '@club/shared/contracts/league/seasons';
import type { Control } from '@club/shared/form';
import { Typography } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import { FormCheckbox, FormSwitch } from '@club/shared/ui-form';
import { FieldGroup } from '../../forms/form-field/field-group';
import { NumberField } from '../../forms/form-field/number-field';
import { FieldColumns } from './field-columns';
import type { EnteredSeason, TypedSeason } from './season-form';

/** Settings that can be changed at any time. */
export function FrameFields({ control }: { control: Control<TypedSeason, unknown, EnteredSeason> }) {
  return (
    <>
      <FieldColumns title="Članarina i prijave">
        <NumberField
          control={control}
          name="fee"
          label="Članarina €"
          helperText="Vrijedi i za one koji još nisu platili."
          decimal
        />
        <FormDateField control={control} name="feeDeadline" label="Rok za uplatu" />
        <FormDateField control={control} name="registrationFrom" label="Prijave od" />
        <FormDateField control={control} name="registrationUntil" label="Prijave do" />
        <FormSwitch control={control} name="registrationClosed" label="Prijave su zatvorene" />
      </FieldColumns>
      <FieldColumns title="Raspored">
        <FormDateField control={control} name="startsOn" label="Planirani početak" />
        <NumberField control={control} name="roundDays" label="Trajanje kola u danima" />
      </FieldColumns>
      <FieldGroup legend="Poveznice na stranici lige" heading>
        <Typography variant="body2" color="textSecondary">
          Galerija se prikazuje i dok nema slika, ostale poveznice kad imaju što pokazati; neoznačene se ne prikazuju.
        </Typography>
        {SEASON_LINKS.map((link) => (
          <FormCheckbox key={link} control={control} name={`links.${link}`} label={SEASON_LINK_LABELS[link]} />
        ))}
      </FieldGroup>
    </>
  );
}
